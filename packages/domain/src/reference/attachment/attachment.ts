import { z } from 'zod'

/** The uses of stored files: those that people send in, and those that the system makes. */
export const attachmentTypes = [
  'HEALTH_CERTIFICATE',
  'ATTACHMENT_CANCELLATION',
  'SCANNED_HEALTH_CERTIFICATE',
  'SCANNED_CONFIRMED_COPIES',
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'HEALTH_CERTIFICATE_DRAFT',
  'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
  'APPLICATION_ATTACHMENT',
  'CLARIFICATION_RESPONSE_ATTACHMENT',
  'MESSAGE_ATTACHMENT',
  'DECISION_LETTER',
  'COMPLAINT_ATTACHMENT',
  'COMPLAINT_LETTER',
] as const

/** [SEC-18] The state of a file's malware scan: waiting, without an answer so far, and the two results. */
export const fileScans = ['WAITING', 'DELAYED', 'CLEAN', 'INFECTED'] as const
/** [SEC-18] The state of a file's malware scan. */
export type FileScan = (typeof fileScans)[number]

const unfinishedScans = ['WAITING', 'DELAYED', 'INFECTED'] as const satisfies readonly FileScan[]
/** [SEC-18] Why a file cannot be fetched or sent. */
export type UnfinishedScan = (typeof unfinishedScans)[number]
/** [SEC-18] @internal Shared with the list of stored files. */
export const unfinishedScanSchema = z.enum(unfinishedScans)

/** [SEC-18] The state of a scan that readers are shown; undefined where the file is clean, or is not scanned. */
export const unfinishedScan = (scan: FileScan | null): UnfinishedScan | undefined =>
  scan === null || scan === 'CLEAN' ? undefined : scan

/** A stored file; `size` in bytes, `sha256` in hex. */
export const attachmentSchema = z.object({
  id: z.string(),
  type: z.enum(attachmentTypes),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number().int().optional(),
  sha256: z.string().optional(),
  /** [SEC-18] Why it cannot be fetched or sent; absent where it can. */
  scan: unfinishedScanSchema.optional(),
  /** [ACT-08] The message whose answer the file belongs to, while that answer is being written. */
  question: z.string().optional(),
})

/** A file that was sent with an application or a message, without its content. */
export type Attachment = z.infer<typeof attachmentSchema>
