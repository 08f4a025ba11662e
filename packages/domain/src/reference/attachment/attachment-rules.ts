import type { Attachment } from './attachment.ts'
import { type FileKindName, fileKindNames, fileKinds } from './file-kinds.ts'

/** [UPL-01] Bytes of one file: ten megabytes, as people and the texts count them (decisions.md 5.1). */
export const maxFileBytes = 10 * 1024 * 1024
/** [UPL-04] Files in one request. */
export const maxFilesAtOnce = 4

/** What is taken for one use. */
export interface AttachmentRule {
  readonly kinds: readonly FileKindName[]
  /** [UPL-04] How many there may be. */
  readonly maxFiles: number
}

/** What an exporter attaches to a draft. Files of messages and cancellations come with those. */
export const draftAttachmentTypes = [
  'APPLICATION_ATTACHMENT',
  'HEALTH_CERTIFICATE_DRAFT',
  'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
] as const satisfies readonly Attachment['type'][]
/** What a file that an exporter attaches to a draft is for. */
export type DraftAttachmentType = (typeof draftAttachmentTypes)[number]

/** What is put to a draft one file at a time: its own files, and in a reopened one those of an answer. */
export const uploadedTypes = [...draftAttachmentTypes, 'CLARIFICATION_RESPONSE_ATTACHMENT'] as const
/** What a file that is put to a draft by itself is for. */
export type UploadedType = (typeof uploadedTypes)[number]

/** What people send in; other files are made by the system. */
export type UploadType =
  | DraftAttachmentType
  | 'ATTACHMENT_CANCELLATION'
  | 'CLARIFICATION_RESPONSE_ATTACHMENT'
  | 'MESSAGE_ATTACHMENT'
  | 'COMPLAINT_ATTACHMENT'
  | 'SCANNED_HEALTH_CERTIFICATE'

const papers: AttachmentRule = { kinds: fileKindNames, maxFiles: maxFilesAtOnce }
const onePdf: AttachmentRule = { kinds: ['pdf'], maxFiles: 1 }

/** [UPL-03] [UPL-04] [UPL-06] What is taken, by what it is for. The filled certificate and its appendix are read as forms, so they are PDFs; a scanned certificate is one document of all its sheets (API-04). */
export const attachmentRules: Readonly<Record<UploadType, AttachmentRule>> = {
  APPLICATION_ATTACHMENT: papers,
  HEALTH_CERTIFICATE_DRAFT: onePdf,
  HEALTH_CERTIFICATE_DRAFT_APPENDIX: onePdf,
  ATTACHMENT_CANCELLATION: papers,
  CLARIFICATION_RESPONSE_ATTACHMENT: papers,
  MESSAGE_ATTACHMENT: papers,
  COMPLAINT_ATTACHMENT: papers,
  SCANNED_HEALTH_CERTIFICATE: onePdf,
}

/** The media types that are taken for a use. */
export function mimeTypesFor(type: UploadType): readonly string[] {
  return attachmentRules[type].kinds.flatMap((kind) => fileKinds[kind].mimeTypes)
}

/** The same rules as a field of files takes them: what it offers to choose, and what it refuses before anything is sent. */
export function uploadLimits(type: UploadType) {
  const { kinds, maxFiles } = attachmentRules[type]
  return { accept: kinds.map((kind) => fileKinds[kind]), maxFiles, maxSizeBytes: maxFileBytes }
}
