// Not `Intl.Locale#getTextInfo`: Firefox lacks it, and the server must agree with the browser.
const fromTheRight = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']
const scriptsFromTheRight = ['Arab', 'Hebr', 'Thaa']

/** The direction of a language, a BCP 47 tag: for `<html dir>`, beside `lang`. `RangeError` for an invalid tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(locale)
  const isFromTheRight = script ? scriptsFromTheRight.includes(script) : fromTheRight.includes(language)
  return isFromTheRight ? 'rtl' : 'ltr'
}
