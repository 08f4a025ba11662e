import { ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'

/** [API-03] The kinds of error. */
const problemKinds = ['GENERIC_ERROR', 'INTERNAL_ERROR', 'RULE_VALIDATION_ERROR', 'VALIDATION_ERROR'] as const

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** @internal */
export const issueSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: paramsSchema.optional(),
})

/**
 * Every failure on the wire (RFC 9457). `title` and `fieldErrors` are in the language that was asked for with
 * `Accept-Language`, bokmål by default; `code`, `params` and `issues` say the same as data.
 */
export const problemSchema = z.object({
  type: z.string(),
  kind: z.enum(problemKinds),
  title: z.string(),
  status: z.number().int(),
  traceId: z.string(),
  /** What went wrong, for programs: `STALE_VERSION`, or the condition of the status table that does not hold. */
  code: z.string().optional(),
  /** What the code is said of: a file name, a limit. */
  params: paramsSchema.optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.array(issueSchema).optional(),
  errors: z.array(ruleViolationSchema).optional(),
})

export type Problem = z.infer<typeof problemSchema>
