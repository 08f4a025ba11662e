import type { ApplicationDocument } from '../db/application-document.ts'
import { totalOf } from '../effects/submission.ts'
import { Refusal } from '../refusals/refusal.ts'

/**
 * [FEE-01] Refuses, within the transaction, to lock a fee other than the one shown, so that the act is rolled back.
 * Returns the locked fee.
 */
export function refuseAnotherFee({ fees = [] }: Pick<ApplicationDocument, 'fees'>, shown: number | undefined): number {
  const fee = totalOf(fees)
  if (shown !== undefined && shown !== fee) throw new Refusal('FEE_CHANGED', { shown, fee })
  return fee
}
