import type { Problem, RefusalCode } from '@eksport/api'

/**
 * How a refusal is settled: at the named fields, at the rule findings, on one particular page, or by another attempt. Refusals that the
 * form never receives count as another attempt.
 */
type RefusalWay =
  | 'fields'
  | 'rules'
  | 'template'
  | 'log-in'
  | 'organisation'
  | 'overview'
  | 'details'
  | 'stale'
  | 'again'

/** [EXP-01] How each refusal is settled. A new refusal code without an entry does not compile. */
const ways: Readonly<Record<RefusalCode, RefusalWay>> = {
  INVALID_REQUEST: 'fields',
  INCOMPLETE: 'fields',
  INVALID_CHOICE: 'fields',
  NOT_REPRESENTED: 'fields',
  FORMAT_FIXED: 'fields',
  ANSWER_LOCKED: 'fields',
  QUESTION_OPEN: 'fields',
  RULES_BROKEN: 'rules',
  TEMPLATE_REQUIRED: 'template',
  NOT_LOGGED_IN: 'log-in',
  LEVEL_TOO_LOW: 'log-in',
  LOGIN_LINK_INVALID: 'log-in',
  LOGIN_LINK_ELSEWHERE: 'log-in',
  ORGANISATION_NOT_CHOSEN: 'organisation',
  NOT_FOUND: 'overview',
  TRANSITION_REFUSED: 'details',
  NOT_APPROVED: 'details',
  STALE_VERSION: 'stale',
  VERSION_REQUIRED: 'stale',
  INVALID_IF_MATCH: 'stale',
  FOREIGN_ORIGIN: 'again',
  OVERLOADED: 'again',
  LIST_TOO_LONG: 'again',
  INVALID_IDEMPOTENCY_KEY: 'again',
  KEY_REUSED: 'again',
  UNSUPPORTED_MEDIA_TYPE: 'again',
  MATS_REFERENCE_USED: 'again',
  NOTHING_TO_COPY: 'again',
  COPIES_HANDED_OUT: 'again',
  COPIES_NOT_PRINTED: 'again',
  REMARKS_CLOSED: 'again',
  COMPLAINT_KNOWN: 'again',
  FEE_CHANGED: 'again',
  PROPOSER_CANNOT_APPROVE: 'again',
  CHANGE_DECIDED: 'again',
  TOO_MANY_LINKS: 'again',
  OWN_ROLE: 'again',
  LAST_ADMINISTRATOR: 'again',
  NO_OFFICE: 'again',
  OFFICE_WITHOUT_OFFICERS: 'again',
  OUT_OF_PAPER: 'again',
  INVALID_SERIALS: 'again',
  SERIALS_KNOWN: 'again',
  SERIALS_NOT_FREE: 'again',
  SHEET_NOT_CONFIRMED: 'again',
  SHEET_OF_ANOTHER: 'again',
  FILE_TOO_LARGE: 'again',
  FILE_TOO_SMALL: 'again',
  FILE_TYPE_REFUSED: 'again',
  FILE_UNREADABLE: 'again',
  FILE_CHECK_UNFINISHED: 'again',
  FILE_UNCHECKED: 'again',
  TOO_MANY_FILES: 'again',
  DUPLICATE_FILE: 'again',
  CERTIFICATE_NOT_PDF: 'again',
  SCAN_INCOMPLETE: 'again',
  FORM_REFUSED: 'again',
  FORM_FIELD_REFUSED: 'again',
  FILLED_FORM_INCOMPLETE: 'again',
}

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(ways, code)

const byStatus: Readonly<Record<number, RefusalWay>> = { 401: 'log-in', 404: 'overview', 409: 'details', 412: 'stale' }

/**
 * How the server's answer is settled. Conditions of the status table have codes that are handled on the case page; an answer from a proxy
 * has no code.
 */
export function wayOf({
  code = '',
  status,
  issues = [],
  errors = [],
}: Omit<Problem, 'type' | 'kind' | 'title' | 'traceId'>): RefusalWay {
  if (isKnown(code)) return ways[code]
  if (issues.length > 0) return 'fields'
  return errors.length > 0 ? 'rules' : (byStatus[status] ?? 'again')
}
