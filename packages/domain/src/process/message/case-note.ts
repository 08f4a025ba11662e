import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** Characters of one note. */
export const maxNoteLength = 2000

/** [ACT-09] What officers write to each other about a case; no exporter ever sees it. Newest first in every answer. */
export const caseNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdTime: instantSchema,
})

/** One internal note of a case. */
export type CaseNote = z.infer<typeof caseNoteSchema>
