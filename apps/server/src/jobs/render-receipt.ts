import { z } from 'zod'
import { receipt, receiptFilename } from '../certificate/documents-of.ts'
import { lockApplication } from '../db/repositories/applications.ts'
import { hasFileOf, insertPdf } from '../db/repositories/files.ts'
import { findSenderLocale } from '../db/repositories/notice-settings.ts'
import { findSnapshot } from '../db/repositories/snapshots.ts'
import { defineJob } from './job.ts'

/** Draws and stores the receipt of a submission; stored once, however often it is drawn. */
export const renderReceipt = defineJob(
  z.object({ snapshotId: z.uuid() }),
  async ({ transactions, lookups, documents }, { snapshotId }) => {
    const system = { audience: 'system' } as const
    const found = await transactions.run(system, async (tx) => {
      const snapshot = await findSnapshot(tx, snapshotId)
      return snapshot && { ...snapshot, locale: await findSenderLocale(tx, snapshot.referenceNumber) }
    })
    if (found === undefined) return
    const { referenceNumber, organisationNumber, document, createdAt, locale } = found
    const { pdf: content } = await documents.keep(receipt(document, lookups, { locale, at: createdAt }), createdAt)
    const filename = receiptFilename(referenceNumber)
    await transactions.run(system, async (tx) => {
      // Locked, so that two attempts at once do not both find nothing stored.
      const held = await lockApplication(tx, referenceNumber)
      if (held === undefined || (await hasFileOf(tx, 'RECEIPT', snapshotId))) return
      const file = { referenceNumber, organisationNumber, type: 'RECEIPT', filename, content, createdAt } as const
      await insertPdf(tx, { ...file, belongsTo: snapshotId })
    })
  },
)
