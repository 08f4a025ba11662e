import { z } from 'zod'
import { insertPdf } from '../db/repositories/files.ts'
import { findSnapshot } from '../db/repositories/snapshots.ts'
import type { Deps } from '../deps.ts'
import { renderReceipt } from '../integrations/documents/index.ts'

const payloadSchema = z.object({ snapshotId: z.uuid() })

/** Draws the receipt of a submission and keeps it. Run twice it keeps a second one, which says the same. */
export function renderReceiptJob(deps: Pick<Deps, 'transactions' | 'lookups'>) {
  return async (payload: unknown): Promise<void> => {
    const { snapshotId } = payloadSchema.parse(payload)
    await deps.transactions.run({ audience: 'system' }, async (tx) => {
      const snapshot = await findSnapshot(tx, snapshotId)
      if (snapshot === undefined) return
      const { referenceNumber, organisationNumber, document, createdAt } = snapshot
      const content = await renderReceipt({ ...document, actions: [] }, deps.lookups, { now: createdAt.toISOString() })
      const filename = `kvittering-${referenceNumber}.pdf`
      await insertPdf(tx, { referenceNumber, organisationNumber, type: 'RECEIPT', filename, content, createdAt })
    })
  }
}
