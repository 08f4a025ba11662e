import { type Locale, type LocalizedText, localize } from '../text/localized-text.ts'
import { commonIssueTexts } from './common-issue-texts.ts'
import type { Issue } from './issue.ts'

/** Texts by the code of the issue. */
export type IssueCatalogue = Readonly<Record<string, LocalizedText>>

/** An issue in words. A code that the catalogue lacks is told as a value that is not valid, never as a bare code. */
export function issueText(
  issue: Pick<Issue, 'code' | 'params'>,
  locale: Locale,
  catalogue: IssueCatalogue = commonIssueTexts,
): string {
  const text = Object.hasOwn(catalogue, issue.code) ? catalogue[issue.code] : undefined
  return localize(text ?? commonIssueTexts.invalid, locale, issue.params)
}
