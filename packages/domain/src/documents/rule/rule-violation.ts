import { z } from 'zod'
import { checkAnswerSchema } from './check-answer.ts'
import { registers } from './register.ts'

export const severities = ['CRITICAL', 'WARNING', 'MANUAL_PROCESSING'] as const
/** How grave a finding is. */
export type Severity = (typeof severities)[number]

/** One finding of the rule check. `lines` are product line numbers from 1; identical findings on several lines are merged. */
export const ruleViolationSchema = z.object({
  code: z.string(),
  severity: z.enum(severities),
  message: z.string(),
  messages: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  lines: z.array(z.number().int()).optional(),
  /** The step of the form where it is put right. */
  step: z.string().optional(),
  /** [REG-02] The register whose answer it rests on. */
  register: z.enum(registers).optional(),
})
/** What the rule check found: how grave it is, what it says, and the field that it is about. */
export type RuleViolation = z.infer<typeof ruleViolationSchema>

/** Answer of POST /validering. */
export const validationResultSchema = z.object({
  errors: z.array(ruleViolationSchema),
  needsManualProcessing: z.boolean(),
  /** The certificate never approves itself, whatever is found: a reason of its own beside the findings. Left out where it may. */
  alwaysManual: z.boolean().optional(),
  /** [RUL-05] What came of every check; left out where it is not asked for. */
  checks: z.array(checkAnswerSchema).optional(),
})
/** What the rules find in an application, and whether a caseworker must assess it. */
export type ValidationResult = z.infer<typeof validationResultSchema>

/** What the rules find in an application, with what came of every check. */
export type Assessment = ValidationResult & Required<Pick<ValidationResult, 'checks'>>
