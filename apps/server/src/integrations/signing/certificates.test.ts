import { expect, it } from 'vitest'
import { serialNumber } from './certificates.ts'

it.each([
  ['00000000', '40000000'],
  ['007f0000', '407f0000'],
  ['ff000000', '7f000000'],
  ['80010203', '40010203'],
])('makes of %s a positive number without a leading zero', (random, serial) => {
  expect(serialNumber(Buffer.from(random, 'hex'))).toBe(serial)
})
