import { z } from 'zod'
import { receipt } from '../application/documents-of.ts'
import { insertPdf } from '../db/repositories/files.ts'
import { findSnapshot } from '../db/repositories/snapshots.ts'
import type { Deps } from '../deps.ts'

const payloadSchema = z.object({ snapshotId: z.uuid() })

/** Draws the receipt of a submission, then keeps it. Run twice it keeps a second one, which says the same. */
export function renderReceiptJob({
  transactions,
  lookups,
  documents,
}: Pick<Deps, 'transactions' | 'lookups' | 'documents'>) {
  return async (payload: unknown): Promise<void> => {
    const { snapshotId } = payloadSchema.parse(payload)
    const snapshot = await transactions.run({ audience: 'system' }, (tx) => findSnapshot(tx, snapshotId))
    if (snapshot === undefined) return
    const { referenceNumber, organisationNumber, document, createdAt } = snapshot
    const { pdf: content } = await documents.keep(receipt(document, lookups, createdAt), createdAt)
    const filename = `kvittering-${referenceNumber}.pdf`
    await transactions.run({ audience: 'system' }, (tx) =>
      insertPdf(tx, { referenceNumber, organisationNumber, type: 'RECEIPT', filename, content, createdAt }),
    )
  }
}
