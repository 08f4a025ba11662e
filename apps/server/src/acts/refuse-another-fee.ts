import type { ApplicationDocument } from '../db/application-document.ts'
import { totalOf } from '../effects/submission.ts'
import { Refusal } from '../refusals/refusal.ts'

/** [FEE-01] No other fee is locked than the one that was shown; refused within the transaction, nothing of the act stays. Returns what is locked. */
export function refuseAnotherFee({ fees = [] }: Pick<ApplicationDocument, 'fees'>, shown: number | undefined): number {
  const fee = totalOf(fees)
  if (shown !== undefined && shown !== fee) throw new Refusal('FEE_CHANGED', { shown, fee })
  return fee
}
