import { z } from 'zod'

/** The files that an exporter fills in: the certificate of the PDF format, and the appendix of a certificate that has one. */
export const filledFormTypes = ['HEALTH_CERTIFICATE_DRAFT', 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'] as const

/** Which of the files that an exporter fills in: the certificate or its appendix. */
export type FilledFormType = (typeof filledFormTypes)[number]

/** [CRT-11] What an uploaded file says in its fields. The server reads it; nobody else writes it. */
export const filledFormSchema = z.object({
  type: z.enum(filledFormTypes),
  attachmentId: z.string(),
  /** Of the file, in hex. */
  sha256: z.string(),
  /** The form that it was handed out as: application, template, versions and country. */
  form: z.string(),
  /** What is written in each field that is not empty, by the name of the field. */
  values: z.record(z.string(), z.string()),
  /** [CRT-16] What stood in its fields when it was handed out. */
  handedOut: z.record(z.string(), z.string()).optional(),
})

/** [CRT-11] What one uploaded file says in its fields, as the server read it. */
export type FilledForm = z.infer<typeof filledFormSchema>

/** [CRT-11] Where a file says something else than the application, or than its own lines add up to. */
export const formDifferenceSchema = z.object({
  type: z.enum(filledFormTypes),
  /** The number of the box, and its caption in English. */
  no: z.string(),
  caption: z.string(),
  kind: z.enum(['application', 'sum']),
  file: z.string(),
  expected: z.string(),
})

/** [CRT-11] One box of a file that says something else than the application, or than its own lines add up to. */
export type FormDifference = z.infer<typeof formDifferenceSchema>
