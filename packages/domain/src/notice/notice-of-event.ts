import type { NoticeKind } from './notice-kind.ts'

/** What the exporter is told of an event of the status table. */
const kinds = {
  'request-clarification': 'CLARIFICATION_REQUESTED',
  recall: 'CLARIFICATION_RECALLED',
  stop: 'CASE_STOPPED',
  refuse: 'APPLICATION_REFUSED',
  'withdraw-approval': 'APPROVAL_WITHDRAWN',
  'grant-cancellation': 'CANCELLATION_GRANTED',
  'refuse-cancellation': 'CANCELLATION_REFUSED',
  annul: 'CERTIFICATE_ANNULLED',
  'replacement-ended': 'PAPER_TO_PRINT_AGAIN',
} as const satisfies Readonly<Record<string, NoticeKind>>

/** The notice that an event gives the exporter; nothing for an event that says nothing. */
export const noticeOfEvent = (event: string): NoticeKind | undefined =>
  Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : undefined
