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
 * [EXP-10] Settles what waits, so that its job finds nothing to do. A row that is being sent at this moment holds its order: whoever is
 * first decides, and it is sent or stopped, never both.
 */
export async function stopRows({ tx, origin, now }: StopRows) {
  const rows = await rowsOfSeries(tx, origin)
  // Rows stand also where what they were begun from is deleted.
  if (rows.length === 0) await readOrRefuse(tx, origin)
  const sendings = await sendingsOf(
    tx,
    rows.map(({ document }) => document.referenceNumber),
  )
  const stopped: number[] = []
  // In the order of their numbers: two that stop them at once never wait for each other.
  for (const sending of [...sendings.values()].toSorted((one, other) => one.referenceNumber - other.referenceNumber)) {
    if (sending.settledAt !== null) continue
    if (await settleSending(tx, sending, { settledAt: now, refusal: 'STOPPED' })) stopped.push(sending.referenceNumber)
  }
  return { stopped }
}
