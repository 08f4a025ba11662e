import { randomUUID } from 'node:crypto'
import { copyFee, type FeeRate } from '@eksport/domain'
import { insertCopyOrder, updateCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { GrownSample } from './grow-sample.ts'

/** Copies that a sample has ordered: when it was issued, and they wait for the printer since then. */
export async function insertCopies(
  tx: Transaction,
  { stored, life, times }: GrownSample,
  rates: readonly FeeRate[],
  now: Date,
): Promise<void> {
  const { organisationNumber, document } = stored
  const { referenceNumber, confirmedCopies = [] } = document
  const orderedAt = times[life.findLastIndex(({ event }) => event === 'issue')] ?? now
  for (const { numberOfCopies, collectionLocation = '', collectionDate = '', collectionTime = '' } of confirmedCopies) {
    const id = randomUUID()
    const { amount: fee } = copyFee(numberOfCopies, orderedAt.toISOString(), rates)
    const request = { numberOfCopies, collectionLocation, collectionDate, collectionTime }
    await insertCopyOrder(tx, { id, referenceNumber, organisationNumber, fee, orderedAt, ...request })
    await updateCopyOrder(tx, id, { toPrintSince: orderedAt })
  }
}
