import type { Attachment } from '@eksport/domain'
import { insertFile } from '../db/repositories/files.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { originOf } from '../integrations/uploads/index.ts'

interface Kept {
  /** Already checked: names and types are those found in the content. */
  readonly files: readonly File[]
  readonly type: Attachment['type']
  /** The message or cancellation that they came with; undefined if they belong to the application itself. */
  readonly belongsTo?: string
  readonly now: Date
}

/** Stores files together with what they belong to. */
export async function keepFiles(
  tx: Transaction,
  { organisationNumber, document: { referenceNumber } }: StoredApplication,
  { files, type, belongsTo, now }: Kept,
): Promise<void> {
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const facts = { type, filename: file.name, mimeType: file.type, createdAt: now }
    const whose = belongsTo === undefined ? {} : { belongsTo }
    const about = { ...facts, ...whose, ...originOf(file) }
    await insertFile(tx, { referenceNumber, organisationNumber, content, ...about })
  }
}
