import { type MatsAnswers, matsIssues } from '@eksport/domain'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { findMatsReplacement } from '../../db/repositories/replacements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { validationContext } from '../../drafting/validation-facts.ts'
import { Refusal } from '../../refusals/refusal.ts'

interface Checked {
  readonly referenceData: ReferenceData
  readonly answers: MatsAnswers
  /** The application being changed, which may keep its number; undefined for a new one. */
  readonly own: number | undefined
  readonly now: Date
}

/**
 * [MAT-01] Checks the form as the browser did, and that no other application replaces that certificate. Returns the
 * certificate's number.
 */
export async function refuseUnclear(tx: Transaction, { referenceData, answers, own, now }: Checked): Promise<string> {
  const issues = matsIssues(answers, validationContext(referenceData, now))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
  const reference = answers.originalCertificateReferenceNumber ?? ''
  const other = await findMatsReplacement(tx, reference)
  if (other !== undefined && other.document.referenceNumber !== own) throw new Refusal('MATS_REFERENCE_USED')
  return reference
}
