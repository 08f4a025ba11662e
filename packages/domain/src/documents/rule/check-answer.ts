import { z } from 'zod'
import type { unansweredTexts } from './texts/check-texts.ts'

/** Whether a check passed, found something, could not be made, or does not apply to this certificate. */
const checkOutcomes = ['passed', 'finding', 'not-checked', 'absent'] as const

/** [RUL-05] The result of one check; for a check that was not made or does not apply, the reason. */
export const checkAnswerSchema = z.object({
  code: z.string(),
  outcome: z.enum(checkOutcomes),
  /** A code of `unansweredTexts`. */
  reason: z.string().optional(),
})

/** The result of one check. */
export type CheckAnswer = z.infer<typeof checkAnswerSchema>

/** Why a check has no result. */
export type UnansweredReason = keyof typeof unansweredTexts
