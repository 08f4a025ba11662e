import type { Locale, LocalizedText } from '@eksport/forms'
import type { FormGaps, FormPlace } from '../certificate/form/form-gaps.ts'
import { inEachLanguage } from './rule-message.ts'
import type { RuleViolation } from './rule-violation.ts'

const pageWord: Readonly<Record<Locale, string>> = { nb: 'side', nn: 'side', en: 'page' }
const rowWord: Readonly<Record<Locale, string>> = { nb: 'rad', nn: 'rad', en: 'row' }

function inLocale(places: readonly FormPlace[], locale: Locale): string {
  const named = ({ no, caption, rows, page }: FormPlace) => {
    const where = rows === undefined ? '' : `${rowWord[locale]} ${rows}, `
    return `${no} ${caption} (${where}${pageWord[locale]} ${page})`
  }
  return places.map(named).join(', ')
}

/** [CRT-16] Places of a form in words, with the page: `I.5 Consignee (side 1)`. */
export const placesInWords = (places: readonly FormPlace[]): LocalizedText => ({
  nb: inLocale(places, 'nb'),
  nn: inLocale(places, 'nn'),
  en: inLocale(places, 'en'),
})

const missing: LocalizedText = {
  nb: 'Ikke fylt ut i skjemaet: {places}.',
  nn: 'Ikkje fylt ut i skjemaet: {places}.',
  en: 'Not filled in on the form: {places}.',
}
const unreadable: LocalizedText = {
  nb: 'Kan ikke leses som tall i skjemaet: {places}.',
  nn: 'Kan ikkje lesast som tal i skjemaet: {places}.',
  en: 'Cannot be read as a number on the form: {places}.',
}

/**
 * [decisions.md 7.1] Condition 43, for an officer to tick. A file with an empty box is not accepted; one that was sent before
 * this was checked is read by a person.
 */
export function filledFormFinding(gaps: FormGaps): RuleViolation | undefined {
  const gapsInWords = [
    { words: missing, places: gaps.empty },
    { words: unreadable, places: gaps.unreadable },
  ].filter(({ places }) => places.length > 0)
  if (gapsInWords.length === 0) return undefined
  const messages = inEachLanguage((locale) =>
    gapsInWords.map(({ words, places }) => words[locale].replace('{places}', inLocale(places, locale))).join(' '),
  )
  return {
    code: 'FILLED_FORM_INCOMPLETE',
    severity: 'MANUAL_PROCESSING',
    message: messages.nb,
    messages,
    step: 'sertifikatmal',
  }
}
