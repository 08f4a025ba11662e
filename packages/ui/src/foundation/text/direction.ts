// Not `Intl.Locale#getTextInfo`: Firefox has it not, and the server must say the same as the browser.
const fromTheRight = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']
const scriptsFromTheRight = ['Arab', 'Hebr', 'Thaa']

/** The direction that a language, a BCP 47 tag, is written in: for `<html dir>`, beside `lang`. `RangeError` where it is no tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(locale)
  const isFromTheRight = script ? scriptsFromTheRight.includes(script) : fromTheRight.includes(language)
  return isFromTheRight ? 'rtl' : 'ltr'
}
