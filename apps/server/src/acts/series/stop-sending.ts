import { rowsOfSeries } from '../../db/repositories/series.ts'
import { sendingsOf, settleSending } from '../../db/repositories/series-sendings.ts'
import type { Transaction } from '../../db/transaction.ts'
import { readOrRefuse } from '../../standing/load.ts'

interface StopRows {
  readonly tx: Transaction
  readonly origin: number
  readonly now: Date
}

/**
 * [EXP-10] Cancels the waiting orders, so that their jobs find nothing to do. The sending of a row holds its order, so
 * a row is either sent or stopped, never both.
 */
export async function stopRows({ tx, origin, now }: StopRows) {
  const rows = await rowsOfSeries(tx, origin)
  // Rows remain when the application they were copied from is deleted.
  if (rows.length === 0) await readOrRefuse(tx, origin)
  const sendings = await sendingsOf(
    tx,
    rows.map(({ document }) => document.referenceNumber),
  )
  const stopped: number[] = []
  // Always in the order of the reference numbers, so that two calls cannot deadlock.
  for (const sending of [...sendings.values()].toSorted((one, other) => one.referenceNumber - other.referenceNumber)) {
    if (sending.settledAt !== null) continue
    if (await settleSending(tx, sending, { settledAt: now, refusal: 'STOPPED' })) stopped.push(sending.referenceNumber)
  }
  return { stopped }
}
