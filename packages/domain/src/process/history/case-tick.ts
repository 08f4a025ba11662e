import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** [ACT-05] One point that an officer has assessed: a finding and its line, a change, or the annulment of an original. */
export const caseTickSchema = z.object({
  tick: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  time: instantSchema,
  /** [CW-08] What the officer wrote of it. */
  note: z.string().optional(),
  /** [CW-12] Ticked before a signer sent the case back: it counts when somebody has looked again. */
  outdated: z.boolean().optional(),
})

/** Characters of the note of a tick. */
export const maxTickNote = 500

/** A stored tick: what, by whom, when, and why. */
export type CaseTick = z.infer<typeof caseTickSchema>

/** The tick of a change against the certificate that is replaced, by its key. */
export const changeTick = (key: string): string => `change:${key}`

/** The tick that says that the fault was the authority's own, so that the replacement costs nothing. */
export const feeWaivedTick = 'fee-waived'

/** The tick that says that a replacement may go on though its original was annulled. */
export const annulledTick = 'original-annulled'
