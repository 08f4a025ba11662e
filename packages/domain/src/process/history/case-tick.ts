import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** [ACT-05] One point that an officer has assessed: a finding on a line, a change, or the annulment of an original. */
export const caseTickSchema = z.object({
  tick: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  time: instantSchema,
  /** [CW-08] The officer's note. */
  note: z.string().optional(),
  /** [CW-12] Ticked before a signer sent the case back, so that it must be assessed again. */
  outdated: z.boolean().optional(),
})

/** Most characters in the note of a tick. */
export const maxTickNote = 500

/** A stored tick: what, by whom, when, and why. */
export type CaseTick = z.infer<typeof caseTickSchema>

/** The tick of a change from the certificate that is replaced, by its key. */
export const changeTick = (key: string): string => `change:${key}`

/** The tick that confirms an error of the authority, so that the replacement is free. */
export const feeWaivedTick = 'fee-waived'

/** The tick that lets a replacement proceed although its original was annulled. */
export const annulledTick = 'original-annulled'
