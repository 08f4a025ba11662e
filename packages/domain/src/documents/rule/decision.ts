import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'
import { checkAnswerSchema } from './check-answer.ts'
import { registerReportSchema } from './register.ts'

const reasonSchema = z.object({
  /** The code of a rule, or one of the reasons that are no finding. */
  code: z.string(),
  messages: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
})

/** One reason why a person decides, in words. */
export type Reason = z.infer<typeof reasonSchema>

/** [ACT-07] What became of an application when it was sent: why a person decides, or that nothing was found, and what was checked. */
export const decisionSchema = z.object({
  outcome: z.enum(['AUTO_APPROVED', 'MANUAL']),
  reasons: z.array(reasonSchema),
  checked: z.array(registerReportSchema),
  /** [RUL-05] What came of every check; left out of what was sent before they were kept. */
  checks: z.array(checkAnswerSchema).optional(),
  at: instantSchema,
})

/** What became of an application when it was sent, and why. */
export type Decision = z.infer<typeof decisionSchema>
