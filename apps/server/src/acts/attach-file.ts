import { type Attachment, attachmentRules, type DraftAttachmentType, mimeTypesFor, sameFilename } from '@eksport/domain'
import { type DraftOfSession, holdDraft } from '../application/hold-draft.ts'
import { insertFile, listAttachments } from '../db/repositories/files.ts'
import { sha256 } from '../db/repositories/hash-chain.ts'
import { Refusal } from '../refusals/refusal.ts'

export interface AttachFile extends DraftOfSession {
  /** Looked through already: its name and type are what was found. */
  readonly file: File
  readonly type: DraftAttachmentType
  readonly now: Date
}

const field = 'attachment'

/** [SEC-17] Puts a file to a draft. The draft is held, so that two who attach at once cannot pass the limit together. */
export async function attachFile(command: AttachFile): Promise<Attachment> {
  const { tx, file, type, now } = command
  const { document, organisationNumber } = await holdDraft(command)
  const { referenceNumber } = document
  if (!mimeTypesFor(type).includes(file.type)) throw new Refusal('CERTIFICATE_NOT_PDF', { field, filename: file.name })
  const present = await listAttachments(tx, referenceNumber)
  if (present.some(({ filename }) => sameFilename(filename, file.name))) {
    throw new Refusal('DUPLICATE_FILE', { field, filename: file.name })
  }
  const { maxFiles } = attachmentRules[type]
  if (present.filter((one) => one.type === type).length >= maxFiles) {
    throw new Refusal('TOO_MANY_FILES', { field, limit: maxFiles })
  }
  const content = new Uint8Array(await file.arrayBuffer())
  const facts = { type, filename: file.name, mimeType: file.type }
  const id = await insertFile(tx, { referenceNumber, organisationNumber, ...facts, content, createdAt: now })
  return { id, ...facts, size: content.length, sha256: sha256(Buffer.from(content)) }
}
