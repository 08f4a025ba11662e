import { type Locale, type LocalizedText, localize } from '../text/localized-text.ts'
import { invalidValueText } from './invalid-value-text.ts'
import type { Issue } from './issue.ts'

/** Texts by the code of the issue. */
export type IssueCatalogue = Readonly<Record<string, LocalizedText>>

/**
 * An issue in words. A code that the catalogue lacks is told as a value that is not valid, never as a bare code. No
 * catalogue is the default: whoever has one of their own would load the common one in three languages beside it.
 */
export function issueText(issue: Pick<Issue, 'code' | 'params'>, locale: Locale, catalogue: IssueCatalogue): string {
  const text = Object.hasOwn(catalogue, issue.code) ? catalogue[issue.code] : undefined
  return localize(text ?? invalidValueText, locale, issue.params)
}
