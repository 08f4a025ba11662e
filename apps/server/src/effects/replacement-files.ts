import { attachmentRules, sameFilename } from '@eksport/domain'
import { deleteFile, listAttachments, replacementFiles } from '../db/repositories/files.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { refuseLockedFile } from '../drafting/refuse-locked.ts'
import { Refusal } from '../refusals/refusal.ts'
import { keepFiles } from './keep-files.ts'

const type = 'ATTACHMENT_CANCELLATION'
const field = 'attachments'

interface Given {
  /** Already checked. */
  readonly added: readonly File[]
  /** Ids of the files to keep; undefined keeps all. */
  readonly kept: readonly string[] | undefined
  readonly now: Date
}

/** [REP-01] [UPL-04] [UPL-05] Stores the files of a replacement: kept and new ones together must be within the limits. */
export async function keepReplacementFiles(
  tx: Transaction,
  replacement: StoredApplication,
  { added, kept, now }: Given,
): Promise<void> {
  const { referenceNumber } = replacement.document
  const before = await listAttachments(tx, referenceNumber, replacementFiles)
  const staying = before.filter(({ id }) => kept?.includes(id) ?? true)
  // [ACT-08] They are locked like the reason they belong to; a file that a question asks for comes with its answer.
  refuseLockedFile(replacement.document, added.length > 0 || staying.length < before.length, field)
  for (const { id } of before) if (!staying.some((file) => file.id === id)) await deleteFile(tx, referenceNumber, id)
  const { maxFiles } = attachmentRules[type]
  if (staying.length + added.length > maxFiles) throw new Refusal('TOO_MANY_FILES', { field, limit: maxFiles })
  const twice = added.find((file) => staying.some(({ filename }) => sameFilename(filename, file.name)))
  if (twice !== undefined) throw new Refusal('DUPLICATE_FILE', { field, filename: twice.name })
  await keepFiles(tx, replacement, { files: added, type, belongsTo: replacementFiles, now })
}
