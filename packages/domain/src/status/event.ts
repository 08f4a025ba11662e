import type { ApplicationAction } from '../application/application-action.ts'
import { type OfficerAction, officerActions } from '../application/officer-actions.ts'
import type { OfficerInput } from '../application/officer-inputs.ts'

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
  ...officerActions,
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
export type RequiredInput = OfficerInput

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
  | 'clear-approval'
  | 'store-signed-certificate'
  | 'store-paper-certificate'
  | 'confirm-paper'
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

// An officer's action is an event of the same name; fromEntries forgets the keys, which are exactly these.
const officerEvents = Object.fromEntries(officerActions.map((action) => [action, action])) as {
  readonly [Action in OfficerAction]: Action
}

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
  ...officerEvents,
  replace: 'replace',
  'order-copies': 'order-copies',
}
