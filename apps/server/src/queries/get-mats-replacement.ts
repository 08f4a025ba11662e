import type { MatsReplacement } from '@eksport/api'
import type { Transaction } from '../db/transaction.ts'
import { matsAnswersOf } from '../drafting/replacement-information.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readOrRefuse } from '../standing/load.ts'

/** [MAT-01] What an application says about the certificate of the older service that it replaces. */
export async function getMatsReplacement(tx: Transaction, referenceNumber: number): Promise<MatsReplacement> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  if (document.originalReferenceNumberFromSkjematjenesten === undefined) throw new Refusal('NOT_FOUND')
  const { applicationStatus, version } = document
  return {
    applicationReferenceNumber: referenceNumber,
    applicationStatus,
    version,
    replacementInformation: matsAnswersOf(document),
  }
}
