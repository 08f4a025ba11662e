import { formatDate } from '../text/format.ts'
import { type LocalizedText, localize, type TextParams } from '../text/localized-text.ts'

/**
 * One thing that is wrong with an answer, as data: where, what, and the values that its text needs.
 * Texts are looked up by `code` in a catalogue, so that the browser and the server say the same words.
 */
export interface Issue {
  /** Dotted path of the answer, list items by index: `productLines.0.netWeight`. */
  readonly path: string
  readonly code: string
  /** Days as `2026-11-20`: {@link issueText} writes them as its reader does. */
  readonly params?: TextParams
}

/** Said of a value whose issue has no words of its own. */
export const invalidValueText = {
  nb: 'Verdien er ikke gyldig',
  nn: 'Verdien er ikkje gyldig',
  en: 'The value is not valid',
} as const

/** Texts by the code of the issue. */
export type IssueCatalogue = Readonly<Record<string, LocalizedText>>

/**
 * An issue in words. A code that the catalogue lacks is told as a value that is not valid, never as a bare code. No
 * catalogue is the default: whoever has one of their own would load the common one in three languages beside it.
 */
export function issueText(issue: Pick<Issue, 'code' | 'params'>, locale: string, catalogue: IssueCatalogue): string {
  const text = Object.hasOwn(catalogue, issue.code) ? catalogue[issue.code] : undefined
  return localize(text ?? invalidValueText, locale, issue.params && inWords(issue.params, locale))
}

/** A day, also one that no calendar has: that it does not exist is said in the reader's own way. */
const isDay = (value: string | number): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const inWords = (params: TextParams, locale: string): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? formatDate(value, locale) : value]),
  )
