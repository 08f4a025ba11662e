import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import { officerInputs } from '../../application/officer-inputs.ts'
import { type EventCheckName, eventChecks } from './checks.ts'
import type { Effect } from './effects.ts'
import type { Actor, RequiredInput, StatusEvent } from './event.ts'
import { type GuardName, guards } from './guards.ts'
import type { EventSubject, GuardSubject, Standing, StatusSubject, TransitionContext } from './transition-context.ts'
import type { Transition } from './transition-row.ts'
import { transitions } from './transitions.ts'

/** Why an event is refused: the guard, the check or the missing input. */
export type TransitionRefusal = keyof typeof ownRefusalTexts | MissingInput | GuardName | EventCheckName

/** The result of an event, or why it is refused. */
export type TransitionResult =
  | {
      readonly ok: true
      readonly row: number
      readonly to: ApplicationStatus | 'deleted'
      readonly effects: readonly Effect[]
    }
  | { readonly ok: false; readonly code: TransitionRefusal; readonly text: LocalizedText }

const ownRefusalTexts = {
  'not-possible': {
    nb: 'Handlingen er ikke mulig i statusen søknaden har nå.',
    nn: 'Handlinga er ikkje mogleg i statusen søknaden har no.',
    en: 'The action is not possible in the status that the application has now.',
  },
  'not-allowed': {
    nb: 'Du har ikke rett til å gjøre dette.',
    nn: 'Du har ikkje rett til å gjere dette.',
    en: 'You do not have the right to do this.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

const missing = 'missing-'
type MissingInput = `${typeof missing}${RequiredInput}`

const isGuard = (code: TransitionRefusal): code is GuardName => Object.hasOwn(guards, code)
const isCheck = (code: TransitionRefusal): code is EventCheckName => Object.hasOwn(eventChecks, code)
const isOwn = (code: TransitionRefusal): code is keyof typeof ownRefusalTexts => Object.hasOwn(ownRefusalTexts, code)

// The remaining codes all begin with this word.
const inputOf = (code: MissingInput) => code.slice(missing.length) as RequiredInput

/** The codes of refusals on the wire that differ from the names of their conditions. */
const otherCodes: Readonly<Partial<Record<TransitionRefusal, string>>> = { yours: 'NOT_YOURS' }

/** [ACT-04] The code of a refusal on the wire. */
export const transitionRefusalCode = (refusal: TransitionRefusal): string => otherCodes[refusal] ?? refusal

const known: readonly TransitionRefusal[] = [
  'not-possible',
  'not-allowed',
  ...(Object.keys(guards) as GuardName[]), // its own keys
  ...(Object.keys(eventChecks) as EventCheckName[]), // its own keys
  ...(Object.keys(officerInputs) as RequiredInput[]).map((input) => `${missing}${input}` as const), // its own keys
]

/** [ACT-04] The words of a refusal by its code on the wire; undefined where it is not one of the status machine. */
export function refusalOfCode(code: string | undefined): LocalizedText | undefined {
  const refusal = known.find((one) => transitionRefusalCode(one) === code)
  return refusal && transitionRefusalText(refusal)
}

/** A refusal of the status machine in words. */
export function transitionRefusalText(code: TransitionRefusal): LocalizedText {
  if (isGuard(code)) return guards[code].refusal
  if (isCheck(code)) return eventChecks[code].refusal
  return isOwn(code) ? ownRefusalTexts[code] : officerInputs[inputOf(code)].missing
}

function refused(transition: Transition, subject: GuardSubject): TransitionRefusal | undefined {
  if (!transition.who.includes(subject.actor.role)) return 'not-allowed'
  return transition.guards?.find((name) => !guards[name].holds(subject))
}

function unready(transition: Transition, subject: EventSubject): TransitionRefusal | undefined {
  const input = transition.requires?.find((name) => !subject.context.input[name]?.trim())
  return input ? `${missing}${input}` : transition.checks?.find((name) => !eventChecks[name].holds(subject))
}

const refusal = (code: TransitionRefusal): TransitionResult => ({ ok: false, code, text: transitionRefusalText(code) })

const rowsOf = new Map(
  transitions.map(({ event }) => [event, transitions.filter((row) => row.event === event)] as const),
)

const candidates = ({ applicationStatus }: StatusSubject, event: StatusEvent): readonly Transition[] =>
  rowsOf.get(event)?.filter(({ from }) => from.includes(applicationStatus)) ?? []

/** Why an event is not offered: status, person or guards. Required inputs are asked for later. */
export function offerRefusal(
  application: StatusSubject,
  event: StatusEvent,
  actor: Actor,
  standing: Standing,
): TransitionRefusal | undefined {
  const subject = { application, actor, standing }
  const rows = candidates(application, event)
  const refusals = rows.map((row) => refused(row, subject))
  return refusals.length === 0 ? 'not-possible' : refusals.includes(undefined) ? undefined : refusals[0]
}

/** Whether an event is offered. */
export const isOffered = (...asked: Parameters<typeof offerRefusal>): boolean => offerRefusal(...asked) === undefined

/** Evaluates an event. Changes nothing: the caller writes the status, the history entry and the effects in one transaction. */
export function transition(
  application: StatusSubject,
  event: StatusEvent,
  actor: Actor,
  context: TransitionContext,
): TransitionResult {
  const subject: EventSubject = { application, actor, standing: context, context }
  const rows = candidates(application, event)
  const row = rows.find((candidate) => !refused(candidate, subject)) ?? rows[0]
  if (!row) return refusal('not-possible')
  const problem = refused(row, subject) ?? unready(row, subject)
  if (problem) return refusal(problem)
  const to = row.choose ? row.choose(subject) : row.to[0]
  if (!to || !row.to.includes(to)) return refusal('not-possible')
  return { ok: true, row: row.row, to, effects: row.effects }
}
