// ISO 6346: letters count from 10, skipping the multiples of 11.
const worthOf = (letter: string): number => {
  const place = letter.charCodeAt(0) - 65
  return 10 + place + Math.floor((place + 9) / 10)
}

const checkDigit = (code: string): number =>
  ([...code].reduce((sum, sign, at) => sum + (/\d/.test(sign) ? Number(sign) : worthOf(sign)) * 2 ** at, 0) % 11) % 10

/** The container number that was probably meant, where the check digit is missing or wrong. */
export function meantContainer(text: string): string | undefined {
  const [, code = '', digit = ''] = /^([A-Z]{3}[UJZ]\d{6})(\d?)$/.exec(text.replace(/[\s.-]/g, '').toUpperCase()) ?? []
  if (code === '') return undefined
  const right = String(checkDigit(code))
  return digit === right ? undefined : `${code}${right}`
}
