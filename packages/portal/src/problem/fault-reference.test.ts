import { expect, it } from 'vitest'
import { faultReference } from './fault-reference.ts'

const fault = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })
const at = (place: string) => `TypeError: Ola Nordmann\n    at read (https://eksport.example/assets/${place})`

it('[RTE-22] the same fault has the same reference, whatever was typed, and another place another', () => {
  const one = faultReference(fault('Ola Nordmann', at('summary.js:3:41')))
  expect(one).toMatch(/^[0-9a-z]{4,7}$/)
  expect(faultReference(fault('Kari', at('summary.js:3:41').replace('Ola Nordmann', 'Kari')))).toBe(one)
  expect(faultReference(fault('Ola Nordmann', at('summary.js:9:1')))).not.toBe(one)
  expect(faultReference('no error at all')).not.toBe(one)
})
