import { expect, it } from 'vitest'
import { positiveNumber } from './cms.ts'

it.each([
  ['00000000', '40000000'],
  ['007f0000', '407f0000'],
  ['ff000000', '7f000000'],
  ['80010203', '40010203'],
])('makes of %s a positive number without a leading zero', (random, number) => {
  const { valueHexView } = positiveNumber(Buffer.from(random, 'hex')).valueBlock
  expect(Buffer.from(valueHexView).toString('hex')).toBe(number)
})
