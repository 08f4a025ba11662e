import { z } from 'zod'

/** The files that an exporter fills in: the certificate of the PDF format, and the appendix of a certificate that has one. */
export const filledFormTypes = ['HEALTH_CERTIFICATE_DRAFT', 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'] as const

/** A file that an exporter fills in: the certificate or its appendix. */
export type FilledFormType = (typeof filledFormTypes)[number]

/** [CRT-11] The content of an uploaded file's fields. Only the server writes this, from the file. */
export const filledFormSchema = z.object({
  type: z.enum(filledFormTypes),
  attachmentId: z.string(),
  /** Hash of the file, in hex. */
  sha256: z.string(),
  /** The form that was handed out: application, template, versions and country. */
  form: z.string(),
  /** The content of each field that is not empty, by the name of the field. */
  values: z.record(z.string(), z.string()),
  /** [CRT-16] The initial content of its fields. */
  handedOut: z.record(z.string(), z.string()).optional(),
})

/** [CRT-11] The content of an uploaded file's fields, as the server read it. */
export type FilledForm = z.infer<typeof filledFormSchema>

/** [CRT-11] Where a file differs from the application, or from the totals of its own lines. */
export const formDifferenceSchema = z.object({
  type: z.enum(filledFormTypes),
  /** The number of the box, and its caption in English. */
  no: z.string(),
  caption: z.string(),
  kind: z.enum(['application', 'sum']),
  file: z.string(),
  expected: z.string(),
})

/** [CRT-11] One box in which a file differs from the application, or from the totals of its own lines. */
export type FormDifference = z.infer<typeof formDifferenceSchema>
