import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { NoticeKind } from './notice-kind.ts'

/** What the exporter is told of an event of the status table. */
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

/** What the owner of a case is told where somebody else does it. */
const kindsToOwner = {
  'take-over': 'CASE_TAKEN_OVER',
  'reject-signing': 'SIGNING_REJECTED',
  withdraw: 'CASE_ENDED',
  cancel: 'CASE_ENDED',
  annul: 'CASE_ENDED',
} as const satisfies Readonly<Record<string, NoticeKind>>

/** The notice that an event gives the exporter by where it leads; nothing for an event that says nothing. */
export function noticeOfEvent(event: string, to: ApplicationStatus | 'deleted'): NoticeKind | undefined {
  // Row 25 of a certificate that is replaced: nobody asked for a cancellation, and what was decided on is its paper.
  if (event === 'grant-cancellation' && to === 'ERSTATTET') return 'REPLACED_PAPER_SETTLED'
  return Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : undefined
}

/** The notice that an event gives the officer whose case it is by where it leads; nothing for an event that says nothing. */
export function noticeToOwner(event: string, to: ApplicationStatus | 'deleted'): NoticeKind | undefined {
  // Row 7 of paper that is out: an officer decides on it first.
  if (event === 'cancel' && to === 'KANSELLERING_BEHANDLES') return 'CANCELLATION_REQUESTED'
  return Object.hasOwn(kindsToOwner, event) ? kindsToOwner[event as keyof typeof kindsToOwner] : undefined
}
