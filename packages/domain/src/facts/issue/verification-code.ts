/** Digits and letters without I, L, O and U, which could be misread or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsOfOne = 5
const group = 4
/** 140 bits. */
const length = 28

/** The number of random bytes from which a code is made. */
export const verificationCodeBytes = Math.ceil((length * bitsOfOne) / 8)

const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** The code of a certificate as it is printed: seven groups of four. `bytes` holds `verificationCodeBytes` random bytes. */
export function writeVerificationCode(bytes: Uint8Array): string {
  if (bytes.length < verificationCodeBytes) throw new RangeError('Too few bytes for a code')
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = Array.from({ length }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * bitsOfOne, (index + 1) * bitsOfOne), 2)),
  ).join('')
  return (signs.match(new RegExp(`.{${group}}`, 'g')) ?? []).join('-')
}

/** A typed or scanned code as it is printed; lower case, spaces and missing hyphens are accepted. */
export function readVerificationCode(text: string): string | undefined {
  const signs = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/[ILO]/g, (sign) => misread[sign] ?? sign)
  if (signs.length !== length || [...signs].some((sign) => !alphabet.includes(sign))) return undefined
  return (signs.match(new RegExp(`.{${group}}`, 'g')) ?? []).join('-')
}
