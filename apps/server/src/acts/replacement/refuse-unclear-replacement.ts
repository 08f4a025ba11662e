import { hasPaper, type ReplacementAnswers, replacementIssues } from '@eksport/domain'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { validationContext } from '../../drafting/validation-facts.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** [REP-01] Refuses answers that break the form's rules, which also ran in the browser. */
export function refuseUnclearReplacement(
  referenceData: ReferenceData,
  answers: ReplacementAnswers,
  original: Pick<ApplicationDocument, 'certificateFormats'>,
  now: Date,
): void {
  const context = validationContext(referenceData, now)
  const issues = replacementIssues(answers, hasPaper(original), context)
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}
