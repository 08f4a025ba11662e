// Not `Intl.Locale#getTextInfo`: Firefox has it not, and the server must say the same as the browser.
const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])
const scriptsFromTheRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** The direction that a language, a BCP 47 tag, is written in: for `<html dir>`, beside `lang`. `RangeError` where it is no tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(locale)
  const isFromTheRight = script === undefined ? fromTheRight.has(language) : scriptsFromTheRight.has(script)
  return isFromTheRight ? 'rtl' : 'ltr'
}
