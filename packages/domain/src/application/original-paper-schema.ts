import { z } from 'zod'
import { instantSchema } from '../values/format/schemas.ts'
import { originalPaperStates } from './original-paper.ts'

/** [MAT-01] What is recorded about replaced paper, also of the older service, which has no application here that could hold it. */
export const originalPaperSchema = z.object({
  state: z.enum(originalPaperStates),
  /** For an agreed return. */
  trackingNumber: z.string().optional(),
  /** Only officers read this. */
  recordedBy: z.string().optional(),
  recordedTime: instantSchema,
})
