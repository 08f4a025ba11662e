import { type Locale, type LocalizedText, localize } from './localized-text.ts'

const yes: LocalizedText = { nb: 'Ja', nn: 'Ja', en: 'Yes' }
const no: LocalizedText = { nb: 'Nei', nn: 'Nei', en: 'No' }

/** The word for a yes or a no. */
export function yesOrNo(value: boolean, locale: Locale): string {
  return localize(value ? yes : no, locale)
}
