import { z } from 'zod'
import type { unansweredTexts } from './texts/check-texts.ts'

/** Whether a check passed, found something, could not be made, or does not apply to this certificate. */
const checkOutcomes = ['passed', 'finding', 'not-checked', 'absent'] as const

/** [RUL-05] What came of one check: of one that was not made, or that the certificate does not have, why. */
export const checkAnswerSchema = z.object({
  code: z.string(),
  outcome: z.enum(checkOutcomes),
  /** A code of `unansweredTexts`. */
  reason: z.string().optional(),
})

/** What came of one check. */
export type CheckAnswer = z.infer<typeof checkAnswerSchema>

/** Why a check has no answer. */
export type UnansweredReason = keyof typeof unansweredTexts
