import { z } from 'zod'
import { unfinishedScanSchema } from '../../reference/attachment/attachment.ts'
import { instantSchema } from '../../values/format/schemas.ts'
import type { PortalFile } from './file-access.ts'

/** The files of an application that its exporter can fetch, in the order of the list. */
export const keptFileKinds = [
  'signed',
  'message',
  'scan',
  'letter',
  'receipt',
  'attachment',
] as const satisfies readonly PortalFile[]

/** A kind of file that an exporter can fetch. */
export type KeptFileKind = (typeof keptFileKinds)[number]

/** [CRT-12] A file that can be fetched; `size` in bytes. */
export const keptFileSchema = z.object({
  kind: z.enum(keptFileKinds),
  /** Its id among the attachments; absent for a file that is drawn on request. */
  id: z.string().optional(),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number().int().optional(),
  /** [SEC-18] Why it cannot be fetched yet, or ever; absent where it can. */
  scan: unfinishedScanSchema.optional(),
  /** When it was created or sent in. */
  createdTime: instantSchema,
})

/** [CRT-12] One file that the exporter can fetch, without its content. */
export type KeptFile = z.infer<typeof keptFileSchema>
