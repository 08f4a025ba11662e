import type { Attachment } from './attachment.ts'
import { type FileKindName, fileKindNames, fileKinds } from './file-kinds.ts'

/** [UPL-01] Most bytes of one file: ten megabytes, as people and the texts count them (decisions.md 5.1). */
export const maxFileBytes = 10 * 1024 * 1024
/** [UPL-04] Most files in one request. */
export const maxFilesAtOnce = 4

/** The accepted files for one use. */
export interface AttachmentRule {
  readonly kinds: readonly FileKindName[]
  /** [UPL-04] The most files. */
  readonly maxFiles: number
}

/** What an exporter attaches to a draft. Files of messages and cancellations are sent together with those. */
export const draftAttachmentTypes = [
  'APPLICATION_ATTACHMENT',
  'HEALTH_CERTIFICATE_DRAFT',
  'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
] as const satisfies readonly Attachment['type'][]
/** The use of a file that an exporter attaches to a draft. */
export type DraftAttachmentType = (typeof draftAttachmentTypes)[number]

/** Files that are uploaded to a draft one at a time: its own files, and in a reopened draft those of an answer. */
export const uploadedTypes = [...draftAttachmentTypes, 'CLARIFICATION_RESPONSE_ATTACHMENT'] as const
/** The use of a file that is uploaded to a draft by itself. */
export type UploadedType = (typeof uploadedTypes)[number]

/** The uses of files that people send in; the system makes all other files. */
export type UploadType =
  | DraftAttachmentType
  | 'ATTACHMENT_CANCELLATION'
  | 'CLARIFICATION_RESPONSE_ATTACHMENT'
  | 'MESSAGE_ATTACHMENT'
  | 'COMPLAINT_ATTACHMENT'
  | 'SCANNED_HEALTH_CERTIFICATE'

const papers: AttachmentRule = { kinds: fileKindNames, maxFiles: maxFilesAtOnce }
const onePdf: AttachmentRule = { kinds: ['pdf'], maxFiles: 1 }

/** [UPL-03] [UPL-04] [UPL-06] The accepted files, by use. The filled-in certificate and its appendix are read as forms, so they are PDFs; a scanned certificate is one document with all its sheets (API-04). */
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

/** The media types that are accepted for a use. */
export function mimeTypesFor(type: UploadType): readonly string[] {
  return attachmentRules[type].kinds.flatMap((kind) => fileKinds[kind].mimeTypes)
}

/** The same rules as limits of a file field: what it offers to choose, and what it refuses before uploading. */
export function uploadLimits(type: UploadType) {
  const { kinds, maxFiles } = attachmentRules[type]
  return { accept: kinds.map((kind) => fileKinds[kind]), maxFiles, maxSizeBytes: maxFileBytes }
}
