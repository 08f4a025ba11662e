import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { NoticeKind } from './notice-kind.ts'

/** The exporter's notices, by event of the status table. */
const kinds = {
  'request-clarification': 'CLARIFICATION_REQUESTED',
  recall: 'CLARIFICATION_RECALLED',
  stop: 'CASE_STOPPED',
  resume: 'CASE_RESUMED',
  refuse: 'APPLICATION_REFUSED',
  'withdraw-approval': 'APPROVAL_WITHDRAWN',
  'grant-cancellation': 'CANCELLATION_GRANTED',
  'refuse-cancellation': 'CANCELLATION_REFUSED',
  annul: 'CERTIFICATE_ANNULLED',
  'replacement-ended': 'PAPER_TO_PRINT_AGAIN',
} as const satisfies Readonly<Record<string, NoticeKind>>

/** The notices to a case's owner about what somebody else did. */
const kindsToOwner = {
  'take-over': 'CASE_TAKEN_OVER',
  'reject-signing': 'SIGNING_REJECTED',
  withdraw: 'CASE_ENDED',
  cancel: 'CASE_ENDED',
  annul: 'CASE_ENDED',
} as const satisfies Readonly<Record<string, NoticeKind>>

/** The exporter's notice of an event, by the status it leads to; undefined for an event without a notice. */
export function noticeOfEvent(event: string, to: ApplicationStatus | 'deleted'): NoticeKind | undefined {
  // Row 25 for a replaced certificate: nobody requested a cancellation, and the decision was about its paper.
  if (event === 'grant-cancellation' && to === 'ERSTATTET') return 'REPLACED_PAPER_SETTLED'
  return Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : undefined
}

/** The notice of an event to the case's owner, by the status it leads to; undefined for an event without a notice. */
export function noticeToOwner(event: string, to: ApplicationStatus | 'deleted'): NoticeKind | undefined {
  // Row 7 where paper has been handed out: an officer decides first.
  if (event === 'cancel' && to === 'KANSELLERING_BEHANDLES') return 'CANCELLATION_REQUESTED'
  return Object.hasOwn(kindsToOwner, event) ? kindsToOwner[event as keyof typeof kindsToOwner] : undefined
}
