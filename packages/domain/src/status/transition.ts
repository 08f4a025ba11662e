import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from '../application/application-status.ts'
import { eventChecks } from './checks.ts'
import type { Actor, Effect, RequiredInput, StatusEvent } from './event.ts'
import { guards } from './guards.ts'
import type { GuardSubject, StatusSubject, TransitionContext } from './transition-context.ts'
import { type Transition, transitions } from './transitions.ts'

/** What an event leads to, or why it is refused. `code` names the guard, the check or the words that are missing. */
export type TransitionResult =
  | {
      readonly ok: true
      readonly row: number
      readonly to: ApplicationStatus | 'deleted'
      readonly effects: readonly Effect[]
    }
  | { readonly ok: false; readonly code: string; readonly text: LocalizedText }

const notPossible: LocalizedText = {
  nb: 'Handlingen er ikke mulig i statusen søknaden har nå.',
  nn: 'Handlinga er ikkje mogleg i statusen søknaden har no.',
  en: 'The action is not possible in the status that the application has now.',
}

const notAllowed: LocalizedText = {
  nb: 'Du har ikke rett til å gjøre dette.',
  nn: 'Du har ikkje rett til å gjere dette.',
  en: 'You do not have the right to do this.',
}

const missingInput: Readonly<Record<RequiredInput, LocalizedText>> = {
  reason: { nb: 'Begrunnelse må fylles inn.', nn: 'Grunngiving må fyllast inn.', en: 'A reason must be given.' },
  message: { nb: 'Begrunnelse må fylles inn.', nn: 'Grunngiving må fyllast inn.', en: 'A comment must be given.' },
  legalBasis: { nb: 'Hjemmel må fylles inn.', nn: 'Heimel må fyllast inn.', en: 'The legal basis must be given.' },
  paperSerial: {
    nb: 'Nummeret på papiret må fylles inn.',
    nn: 'Nummeret på papiret må fyllast inn.',
    en: 'The number of the paper must be given.',
  },
}

function refused(transition: Transition, subject: GuardSubject): { code: string; text: LocalizedText } | undefined {
  if (!transition.who.includes(subject.actor.role)) return { code: 'not-allowed', text: notAllowed }
  const guard = transition.guards?.find((name) => !guards[name].holds(subject))
  return guard && { code: guard, text: guards[guard].refusal }
}

function unready(transition: Transition, subject: GuardSubject): { code: string; text: LocalizedText } | undefined {
  const input = transition.requires?.find((name) => !subject.context.input?.[name]?.trim())
  if (input) return { code: `missing-${input}`, text: missingInput[input] }
  const check = transition.checks?.find((name) => !eventChecks[name].holds(subject))
  return check && { code: check, text: eventChecks[check].refusal }
}

function candidates(application: StatusSubject, event: StatusEvent): readonly Transition[] {
  return transitions.filter((row) => row.event === event && row.from.includes(application.applicationStatus))
}

/** Whether an event is offered: status, person and guards allow it. What must be written is asked for afterwards. */
export function isOffered(
  application: StatusSubject,
  event: StatusEvent,
  actor: Actor,
  context: TransitionContext,
): boolean {
  const subject = { application, actor, context }
  return candidates(application, event).some((row) => !refused(row, subject))
}

/** Tries an event. Nothing is changed here: the caller writes the status, the history entry and the effects in one transaction. */
export function transition(
  application: StatusSubject,
  event: StatusEvent,
  actor: Actor,
  context: TransitionContext,
): TransitionResult {
  const subject: GuardSubject = { application, actor, context }
  const rows = candidates(application, event)
  const row = rows.find((candidate) => !refused(candidate, subject)) ?? rows[0]
  if (!row) return { ok: false, code: 'not-possible', text: notPossible }
  const problem = refused(row, subject) ?? unready(row, subject)
  if (problem) return { ok: false, ...problem }
  const to = row.choose?.(subject) ?? row.to[0]
  if (!to || !row.to.includes(to)) return { ok: false, code: 'not-possible', text: notPossible }
  return { ok: true, row: row.row, to, effects: row.effects }
}
