import { ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'

/**
 * Every code under which the server refuses a request. Conditions of the status table and errors in files have codes of their
 * own. The server cannot refuse with a code that is not listed here, and each app must have words for every one.
 */
export type RefusalCode =
  | 'NOT_FOUND'
  | 'NOT_LOGGED_IN'
  | 'ORGANISATION_NOT_CHOSEN'
  | 'FOREIGN_ORIGIN'
  | 'LEVEL_TOO_LOW'
  | 'LOGIN_LINK_INVALID'
  | 'LOGIN_LINK_ELSEWHERE'
  | 'OVERLOADED'
  | 'LIST_TOO_LONG'
  | 'INVALID_REQUEST'
  | 'INVALID_IF_MATCH'
  | 'INVALID_IDEMPOTENCY_KEY'
  | 'KEY_REUSED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VERSION_REQUIRED'
  | 'STALE_VERSION'
  | 'TRANSITION_REFUSED'
  | 'NOT_APPROVED'
  | 'NOTHING_TO_COPY'
  | 'COPIES_HANDED_OUT'
  | 'COPIES_NOT_PRINTED'
  | 'REMARKS_CLOSED'
  | 'TOO_MANY_LINKS'
  | 'COMPLAINT_KNOWN'
  | 'FEE_CHANGED'
  | 'PROPOSER_CANNOT_APPROVE'
  | 'CHANGE_DECIDED'
  | 'OWN_ROLE'
  | 'LAST_ADMINISTRATOR'
  | 'NO_OFFICE'
  | 'OFFICE_WITHOUT_OFFICERS'
  | 'OUT_OF_PAPER'
  | 'INVALID_SERIALS'
  | 'SERIALS_KNOWN'
  | 'SERIALS_NOT_FREE'
  | 'SHEET_NOT_CONFIRMED'
  | 'SHEET_OF_ANOTHER'
  | 'TEMPLATE_REQUIRED'
  | 'INCOMPLETE'
  | 'INVALID_CHOICE'
  | 'NOT_REPRESENTED'
  | 'MATS_REFERENCE_USED'
  | 'FORMAT_FIXED'
  | 'ANSWER_LOCKED'
  | 'QUESTION_OPEN'
  | 'RULES_BROKEN'
  | 'FILE_TOO_LARGE'
  | 'FILE_TOO_SMALL'
  | 'FILE_TYPE_REFUSED'
  | 'FILE_UNREADABLE'
  | 'FILE_CHECK_UNFINISHED'
  | 'FILE_UNCHECKED'
  | 'TOO_MANY_FILES'
  | 'DUPLICATE_FILE'
  | 'CERTIFICATE_NOT_PDF'
  | 'SCAN_INCOMPLETE'
  | 'FORM_REFUSED'
  | 'FORM_FIELD_REFUSED'
  | 'FILLED_FORM_INCOMPLETE'

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
 * Every failure on the wire (RFC 9457). `title` and `fieldErrors` are in the language requested by
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
  /** Parameters of the code: a file name, a limit. */
  params: paramsSchema.optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.array(issueSchema).optional(),
  errors: z.array(ruleViolationSchema).optional(),
})

export type Problem = z.infer<typeof problemSchema>
