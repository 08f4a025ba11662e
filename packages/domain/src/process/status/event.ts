import type { ApplicationAction } from '../../application/application-action.ts'
import { type OfficerAction, officerActions } from '../../application/officer-actions.ts'
import type { OfficerInput } from '../../application/officer-inputs.ts'

/** I exporter · B caseworker · V signer (veterinarian or authorised) · L caseworker with the leader's right · S the system. */
export const roles = ['I', 'B', 'V', 'L', 'S'] as const
/** The role in which somebody acts, as used in the transition table. */
export type Role = (typeof roles)[number]

/** Who acts. An exporter acts for an organisation. */
export interface Actor {
  readonly role: Role
  readonly id: string
  readonly name: string
  readonly organisationNumber?: string
}

/**
 * What can happen to an application. An event that a person triggers has the name of its action; `save` is the event of
 * `edit`. Events that only the system triggers come last.
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
  'record-paper',
  'record-mats-paper',
  'keep-scan',
  'change-time',
  'change-departure',
  'order-copies',
  'change-copies',
  'cancel-copies',
  'confirm-copies',
  'hand-out-copies',
  'auto-approve',
  'deadline-passed',
  'retrieve',
  'expire',
  'original-accounted-for',
  'replacement-sent',
  'replacement-issued',
  'replacement-ended',
] as const
/** One thing that can happen to an application. */
export type StatusEvent = (typeof statusEvents)[number]

/** A text that an event requires. */
export type RequiredInput = OfficerInput

// An officer's action is an event with the same name. `Object.fromEntries` loses the keys in its type; they are exactly these.
const officerEvents = Object.fromEntries(officerActions.map((action) => [action, action])) as {
  readonly [Action in OfficerAction]: Action
}

/** The event that a person's action triggers; actions without an event only display something or belong to another page. */
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
  'record-paper': 'record-paper',
  'record-mats-paper': 'record-mats-paper',
  'keep-scan': 'keep-scan',
  'change-time': 'change-time',
  'change-departure': 'change-departure',
  'order-copies': 'order-copies',
  'cancel-copies': 'cancel-copies',
}
