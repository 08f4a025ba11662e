import { formatDate } from '../text/format.ts'
import { type LocalizedText, type locales, localize, type TextParams } from '../text/localized-text.ts'

/**
 * One thing that is wrong with an answer, as data: where, what, and the parameters of its text. Texts are looked up by `code` in
 * a catalogue, so that the browser and the server use the same words.
 */
export interface Issue {
  /** Dotted path of the answer, list items by index: `productLines.0.netWeight`. */
  readonly path: string
  readonly code: string
  /** Days as `2026-11-20`; {@link issueText} formats them for the reader. */
  readonly params?: TextParams
}

/** The text of an issue whose code has no text. */
export const invalidValueText = {
  nb: 'Verdien er ikke gyldig',
  nn: 'Verdien er ikkje gyldig',
  en: 'The value is not valid',
} as const

/** Texts by issue code, in the product's languages or in those of `commonIssueTexts`. */
export type IssueCatalogue = Readonly<
  Record<string, LocalizedText | Readonly<Record<(typeof locales)[number], string>>>
>

/**
 * An issue in words. A code that is not in the catalogue reads as an invalid value, never as a bare code. There is no default
 * catalogue, so that a product with a catalogue of its own does not also load the common one in three languages.
 */
export function issueText(issue: Pick<Issue, 'code' | 'params'>, locale: string, catalogue: IssueCatalogue): string {
  const text = Object.hasOwn(catalogue, issue.code) ? catalogue[issue.code] : undefined
  return localize(text ?? invalidValueText, locale, issue.params && inWords(issue.params, locale))
}

/** Whether a parameter looks like a day; also one that is not in the calendar, so that the issue shows it as its reader writes days. */
const isDay = (value: string | number): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const inWords = (params: TextParams, locale: string): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? formatDate(value, locale) : value]),
  )
