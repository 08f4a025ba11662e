import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVerificationCode, verificationCodeBytes, writeVerificationCode } from './verification-code.ts'

const bytes = fc.uint8Array({ minLength: verificationCodeBytes, maxLength: verificationCodeBytes })

describe('the code of a certificate', () => {
  it('[CRT-10] holds at least 128 random bits', () => {
    expect(verificationCodeBytes * 8).toBeGreaterThanOrEqual(140)
    expect(writeVerificationCode(new Uint8Array(18))).toBe('0000-0000-0000-0000-0000-0000-0000')
    expect(writeVerificationCode(new Uint8Array(18).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  })

  it('[CRT-10] is read back however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = writeVerificationCode(random)
        expect(readVerificationCode(code)).toBe(code)
        const careless = ` ${code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `
        expect(readVerificationCode(careless)).toBe(code)
      }),
    )
  })

  it.each(['', '0000', 'U'.repeat(28), '0'.repeat(29), '0000-0000-0000-0000-0000-0000-000%'])(
    'is nothing where %j is typed',
    (text) => expect(readVerificationCode(text)).toBeUndefined(),
  )
})
