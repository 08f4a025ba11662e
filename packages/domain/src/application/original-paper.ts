import { z } from 'zod'
import { instantSchema } from '../values/format/plain-date.ts'
import { originalPaperStates } from './original-paper-state.ts'

/** [MAT-01] The same of a certificate of the older service, which has no application here that could say it of itself. */
export const originalPaperSchema = z.object({
  state: z.enum(originalPaperStates),
  /** Of an agreed return. */
  trackingNumber: z.string().optional(),
  /** Read by officers alone. */
  recordedBy: z.string().optional(),
  recordedTime: instantSchema,
})
