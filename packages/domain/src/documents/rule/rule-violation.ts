import { z } from 'zod'
import { checkAnswerSchema } from './check-answer.ts'
import { registers } from './register.ts'

export const severities = ['CRITICAL', 'WARNING', 'MANUAL_PROCESSING'] as const
/** The severity of a finding. */
export type Severity = (typeof severities)[number]

/** One finding of the rule check. `lines` are product line numbers counted from 1; identical findings on several lines are merged. */
export const ruleViolationSchema = z.object({
  code: z.string(),
  severity: z.enum(severities),
  message: z.string(),
  messages: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  lines: z.array(z.number().int()).optional(),
  /** The step of the form in which it can be corrected. */
  step: z.string().optional(),
  /** [REG-02] The register on whose answer it rests. */
  register: z.enum(registers).optional(),
})
/** One finding of the rule check: its severity, its text, and where it can be corrected. */
export type RuleViolation = z.infer<typeof ruleViolationSchema>

/** The answer of POST /validering. */
export const validationResultSchema = z.object({
  errors: z.array(ruleViolationSchema),
  needsManualProcessing: z.boolean(),
  /** The certificate is never approved automatically, whatever is found. Absent where it can be. */
  alwaysManual: z.boolean().optional(),
  /** [RUL-05] The result of every check; absent where it was not requested. */
  checks: z.array(checkAnswerSchema).optional(),
})
/** The findings of the rules in an application, and whether a caseworker must assess it. */
export type ValidationResult = z.infer<typeof validationResultSchema>

/** The findings of the rules in an application, with the result of every check. */
export type Assessment = ValidationResult & Required<Pick<ValidationResult, 'checks'>>
