import {
  type Application,
  type Attachment,
  type HistoryEntry,
  isComplaintDecision,
  isOfficerAction,
  type Message,
  mayFetch,
  officerActionDescriptions,
  portalFileOf,
  type Standing,
  statusSubject,
} from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { type ActiveSession, sideOf } from '../session/active-session.ts'
import { offeredActions } from './offered-actions.ts'

export interface Presented {
  readonly document: ApplicationDocument
  readonly attachments: readonly Attachment[]
  /** What the available actions depend on. */
  readonly standing: Standing
}

/** The application as its reader may see it: exporters see neither the officer nor when a partner authority fetched it. */
export function presentApplication(
  session: ActiveSession,
  { document, attachments, standing }: Presented,
): Application {
  const { certificateTemplate } = document
  const actions = offeredActions(session, { ...statusSubject(document), certificateTemplate }, standing)
  const side = sideOf(session)
  const readable = attachments.filter(
    ({ type, question }) =>
      mayFetch(side, portalFileOf(type), { ...document, awaitsOriginal: standing.awaitsOriginal }) &&
      // Only the exporter sees the files of an answer that is not sent yet.
      (question === undefined || session.audience === 'submitter'),
  )
  const whole = { ...document, attachments: readable, actions }
  if (session.audience === 'caseworker') return whole
  const { caseworker: _, caseOffice: ___, electronicallyRetrievedTime: __, ...shown } = whole
  const { paperFate, returnAgreement, originalPaper, ...open } = shown
  return {
    ...open,
    ...(paperFate && { paperFate: nameless(paperFate) }),
    ...(returnAgreement && { returnAgreement: nameless(returnAgreement) }),
    ...(originalPaper && { originalPaper: nameless(originalPaper) }),
  }
}

/** A record without the name of the officer who made it. */
const nameless = <Recorded extends { readonly recordedBy?: string | undefined }>({
  recordedBy: _,
  ...open
}: Recorded) => open

/** [CW-10] Events that ended without any effect outside. */
const internalEvents: ReadonlySet<string> = new Set(['undo-approval', 'approval-lapsed', 'signing-lapsed'])

const reasonIsOpen = (event: string) =>
  isComplaintDecision(event) || (isOfficerAction(event) && officerActionDescriptions[event].reasonIsOpen === true)

/** [STA-09] The history as its reader may see it: exporters do not see officers' names, internal notes and paper serials. */
export function presentHistory({ audience }: ActiveSession, entries: readonly HistoryEntry[]): HistoryEntry[] {
  if (audience === 'caseworker') return [...entries]
  return entries
    .filter(({ event }) => !internalEvents.has(event))
    .map(({ reason, actor, paperSerial: _, transferredTo: __, assessed: ___, ...entry }) => ({
      ...entry,
      actor: actor.role === 'INNSENDER' ? actor : { role: actor.role },
      ...(reason !== undefined && (actor.role === 'INNSENDER' || reasonIsOpen(entry.event)) ? { reason } : {}),
    }))
}

/** [ADM-07] The history for access requests: with the names of those who acted, and the reasons that the exporter reads too. */
export function openHistory(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries
    .filter(({ event }) => !internalEvents.has(event))
    .map(({ reason, ...entry }) => ({
      ...entry,
      ...(reason !== undefined && (entry.actor.role === 'INNSENDER' || reasonIsOpen(entry.event)) && { reason }),
    }))
}

export function presentMessages({ audience }: ActiveSession, messages: readonly Message[]): Message[] {
  if (audience === 'caseworker') return [...messages]
  return messages.map((message) =>
    message.sender.role === 'BEHANDLER' ? { ...message, sender: { role: 'BEHANDLER' } } : message,
  )
}
