import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** Most characters in one note. */
export const maxNoteLength = 2000

/** [ACT-09] A note among officers about a case, which exporters never see. Newest first in every answer. */
export const caseNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdTime: instantSchema,
})

/** An internal note of a case. */
export type CaseNote = z.infer<typeof caseNoteSchema>
