import type { DraftAttachmentType } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { type DraftOfSession, holdDraft } from '../application/hold-draft.ts'
import { insertFile, listAttachments } from '../db/repositories/files.ts'
import { sha256 } from '../db/repositories/hash-chain.ts'
import { sameFilename } from '../integrations/uploads/index.ts'
import { Refusal } from '../refusals/refusal.ts'

export interface AttachFile extends DraftOfSession {
  /** Looked through already: its name and type are what was found. */
  readonly file: File
  readonly type: DraftAttachmentType
  readonly now: Date
}

/** [UPL-04] How many of a kind a draft can have. */
const limits: Readonly<Record<DraftAttachmentType, number>> = {
  APPLICATION_ATTACHMENT: 4,
  HEALTH_CERTIFICATE_DRAFT: 1,
  HEALTH_CERTIFICATE_DRAFT_APPENDIX: 4,
}

const field = 'attachment'

/** [SEC-17] Puts a file to a draft. The draft is held, so that two who attach at once cannot pass the limit together. */
export async function attachFile(command: AttachFile): Promise<Attachment> {
  const { tx, file, type, now } = command
  const { document, organisationNumber } = await holdDraft(command)
  const { referenceNumber } = document
  if (type !== 'APPLICATION_ATTACHMENT' && file.type !== 'application/pdf') {
    throw new Refusal('CERTIFICATE_NOT_PDF', { field, filename: file.name })
  }
  const present = await listAttachments(tx, referenceNumber)
  if (present.some(({ filename }) => sameFilename(filename, file.name))) {
    throw new Refusal('DUPLICATE_FILE', { field, filename: file.name })
  }
  if (present.filter((one) => one.type === type).length >= limits[type]) {
    throw new Refusal('TOO_MANY_FILES', { field, limit: limits[type] })
  }
  const content = new Uint8Array(await file.arrayBuffer())
  const facts = { type, filename: file.name, mimeType: file.type }
  const id = await insertFile(tx, { referenceNumber, organisationNumber, ...facts, content, createdAt: now })
  return { id, ...facts, size: content.length, sha256: sha256(Buffer.from(content)) }
}
