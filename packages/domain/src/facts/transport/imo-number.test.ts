import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isImoNumber } from './imo-number.ts'

describe('an IMO number', () => {
  it.each([
    ['9074729', true],
    ['IMO 9074729', true],
    ['imo9074729', true],
    ['9074728', false],
    ['907472', false],
    ['90747290', false],
    ['IMO', false],
    ['', false],
  ])('%s: %s', (text, is) => {
    expect(isImoNumber(text)).toBe(is)
  })

  it('has one last digit, whatever the others are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (digits) => {
        expect([...'0123456789'].filter((last) => isImoNumber(digits + last))).toHaveLength(1)
      }),
    )
  })
})
