import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'
import { checkAnswerSchema } from './check-answer.ts'
import { registerReportSchema } from './register.ts'

const reasonSchema = z.object({
  /** The code of a rule, or of a reason that is not a finding. */
  code: z.string(),
  messages: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
})

/** One reason why a person decides, in words. */
export type Reason = z.infer<typeof reasonSchema>

/** [ACT-07] The result of sending an application: why a person decides, or that nothing was found, and what was checked. */
export const decisionSchema = z.object({
  outcome: z.enum(['AUTO_APPROVED', 'MANUAL']),
  reasons: z.array(reasonSchema),
  checked: z.array(registerReportSchema),
  /** [RUL-05] The result of every check; absent in older applications. */
  checks: z.array(checkAnswerSchema).optional(),
  at: instantSchema,
})

/** The result of sending an application, and why. */
export type Decision = z.infer<typeof decisionSchema>
