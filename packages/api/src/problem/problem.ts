import { ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'

/** [API-03] The kinds of error. */
export const problemKinds = ['GENERIC_ERROR', 'INTERNAL_ERROR', 'RULE_VALIDATION_ERROR', 'VALIDATION_ERROR'] as const
export type ProblemKind = (typeof problemKinds)[number]

const issueSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/**
 * Every failure on the wire (RFC 9457). `fieldErrors` holds bokmål texts by field;
 * `issues` says the same as data, so that an app can say it in the reader's language.
 */
export const problemSchema = z.object({
  type: z.string(),
  kind: z.enum(problemKinds),
  title: z.string(),
  status: z.number().int(),
  traceId: z.string(),
  /** What went wrong, for programs: `STALE_VERSION`, `TRANSITION_REFUSED`, … */
  code: z.string().optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.array(issueSchema).optional(),
  errors: z.array(ruleViolationSchema).optional(),
})

export type Problem = z.infer<typeof problemSchema>
