import type { ApplicationAction } from '../application/application-action.ts'

/** I exporter · B caseworker · V signer (veterinarian or authorised) · L caseworker with the leader's right · S the system. */
export const roles = ['I', 'B', 'V', 'L', 'S'] as const
export type Role = (typeof roles)[number]

/** Who acts. An exporter acts for an organisation. */
export interface Actor {
  readonly role: Role
  readonly id: string
  readonly name: string
  readonly organisationNumber?: string
}

/**
 * What can happen to an application. An event that a person starts has the name of its action; `save` is what `edit`
 * does. The events that only the system starts are the last ones.
 */
export const statusEvents = [
  'save',
  'delete',
  'send',
  'cancel',
  'withdraw',
  'resend',
  'reopen',
  'undo-cancellation',
  'take',
  'request-clarification',
  'stop',
  'resume',
  'refuse',
  'approve',
  'sign',
  'reject-signing',
  'withdraw-approval',
  'print',
  'void-print',
  'issue',
  'hand-out',
  'grant-cancellation',
  'refuse-cancellation',
  'annul',
  'replace',
  'order-copies',
  'auto-approve',
  'expire',
  'replacement-sent',
  'replacement-issued',
  'replacement-ended',
] as const
export type StatusEvent = (typeof statusEvents)[number]

/** Words that an event cannot do without. */
export type RequiredInput = 'reason' | 'message' | 'legalBasis' | 'paperSerial'

/**
 * What follows from an event, each a job of the outbox and never part of the status write.
 * The names are those of decisions.md 4.2.
 */
export type Effect =
  | 'save-draft'
  | 'run-rules'
  | 'soft-delete'
  | 'remove'
  | 'snapshot'
  | 'receipt'
  | 'fix-fee'
  | 'fee-due'
  | 'assign-caseworker'
  | 'unassign-caseworker'
  | 'archive-case'
  | 'remember-status'
  | 'e-cert-status-40'
  | 'clarification-request'
  | 'clarification-response'
  | 'pause-clock'
  | 'resume-clock'
  | 'next-revision'
  | 'notify-exporter'
  | 'notify-authority'
  | 'hold-pickup'
  | 'decision-letter'
  | 'approval-stamp'
  | 'store-signed-certificate'
  | 'store-paper-certificate'
  | 'void-paper-serial'
  | 'issue-stamp'
  | 'ready-for-pickup'
  | 'send-e-cert'
  | 'collected-stamp'
  | 'close-cancellation'
  | 'verification-page'
  | 'original-issued'
  | 'link-replacement'
  | 'e-cert-status-44'
  | 'return-task'
  | 'copy-fee'
  | 'print-copies'

/** What an action of a person starts; actions without an event only show something or belong to another page. */
export const eventOfAction: Readonly<Partial<Record<ApplicationAction, StatusEvent>>> = {
  edit: 'save',
  delete: 'delete',
  send: 'send',
  cancel: 'cancel',
  withdraw: 'withdraw',
  resend: 'resend',
  reopen: 'reopen',
  'undo-cancellation': 'undo-cancellation',
  take: 'take',
  'request-clarification': 'request-clarification',
  stop: 'stop',
  resume: 'resume',
  refuse: 'refuse',
  approve: 'approve',
  sign: 'sign',
  'reject-signing': 'reject-signing',
  'withdraw-approval': 'withdraw-approval',
  print: 'print',
  'void-print': 'void-print',
  issue: 'issue',
  'hand-out': 'hand-out',
  'grant-cancellation': 'grant-cancellation',
  'refuse-cancellation': 'refuse-cancellation',
  annul: 'annul',
  replace: 'replace',
  'order-copies': 'order-copies',
}
