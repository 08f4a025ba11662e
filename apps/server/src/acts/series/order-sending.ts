import { addJob } from '../../db/repositories/jobs.ts'
import { rowsOfSeries } from '../../db/repositories/series.ts'
import { orderSending, type SeriesSending } from '../../db/repositories/series-sendings.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'

export interface OrderRows {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly origin: number
  readonly rows: readonly Pick<SeriesSending, 'referenceNumber' | 'version' | 'shownFee'>[]
  readonly now: Date
}

/**
 * [EXP-10] Orders rows to be sent as the caller saw them, each by its own job so that no row waits for another. Rows
 * that were sent already are skipped.
 */
export async function orderRows({ tx, session, origin, rows, now }: OrderRows) {
  const stored = new Map((await rowsOfSeries(tx, origin)).map((row) => [row.document.referenceNumber, row]))
  const ordered: number[] = []
  for (const { referenceNumber, version, shownFee } of rows) {
    const row = stored.get(referenceNumber)
    if (row === undefined) throw new Refusal('NOT_FOUND')
    if (row.document.applicationStatus !== 'UNDER_REGISTRERING') continue
    const { organisationNumber } = row
    await orderSending(tx, {
      referenceNumber,
      organisationNumber,
      version,
      shownFee,
      orderedBy: session.person.id,
      orderedAt: now,
    })
    await addJob(tx, 'send-row', { row: referenceNumber }, `send-row ${referenceNumber} ${version}`)
    ordered.push(referenceNumber)
  }
  return { ordered }
}
