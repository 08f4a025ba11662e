import { z } from 'zod'

/** What a stored file is for: what people send in, and what the system makes. */
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
] as const

/** A stored file; `size` in bytes, `sha256` in hex. */
export const attachmentSchema = z.object({
  id: z.string(),
  type: z.enum(attachmentTypes),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number().int().optional(),
  sha256: z.string().optional(),
  /** [ACT-08] The message whose question it belongs to the answer of, while that is being written. */
  question: z.string().optional(),
})

/** A file that was sent with an application or a message, without its content. */
export type Attachment = z.infer<typeof attachmentSchema>
