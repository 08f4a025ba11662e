import {
  type Actor,
  nothingAsked,
  type RegisterAnswers,
  type StatusEvent,
  statusSubject,
  type TransitionContext,
} from '@eksport/domain'
import { noteAnswer, noteAnswerRead } from '../db/repositories/case-marks.ts'
import { addJob } from '../db/repositories/jobs.ts'
import { latestRegisterAnswers } from '../db/repositories/register-checks.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { countOpenFindings, isAssessed } from '../drafting/open-findings.ts'
import { assessStored } from '../drafting/rule-check.ts'
import type { ActInput, EffectCommand, Follow, InputOf, Progress } from '../effects/effect.ts'
import { handlers, isInside } from '../effects/handlers.ts'
import { isAnswer } from '../effects/submission.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type Acting, actorsOf } from '../session/active-session.ts'
import { assessedInput } from '../standing/assessed-points.ts'
import { type Held, hold, holdPair, originalOf } from '../standing/load.ts'
import { recordChange, recordEvent } from '../standing/record-change.ts'
import { type Allowed, attemptEvent, refuseUnlessOffered, tryEvent } from '../standing/try-event.ts'
import { demands } from './demands.ts'
import { transitionContext } from './transition-context.ts'

/** Who starts an event: a person, or the system itself. */
export type By = Acting | 'system'

/** One event on one application. */
export interface Act<Event extends StatusEvent> {
  readonly tx: Transaction
  readonly deps: EffectCommand['deps']
  readonly by: By
  readonly event: Event
  readonly referenceNumber: number
  /**
   * [SEC-04] The version that the caller has seen. Undefined for the system, which acts on the current one, and for
   * orders of copies, which have their own version.
   */
  readonly version: number | undefined
  readonly input: InputOf<Event>
  readonly now: Date
}

/** The result of an event, including what followed in the same transaction. */
export interface Acted {
  readonly before: StoredApplication
  readonly stored: StoredApplication
  /** What the transition table was asked with. */
  readonly context: TransitionContext
}

type Command = Omit<Act<StatusEvent>, 'input' | 'version' | 'referenceNumber'> & {
  readonly input: ActInput
  readonly cause: number | undefined
}

const system = { id: 'system', name: 'Eksport' } as const
const actors = (by: By): readonly Actor[] => (by === 'system' ? [{ ...system, role: 'S' }] : actorsOf(by))

/** What the officer ticked and named. Free text is left out: it is stored in its own entries. */
function factsOf(input: ActInput) {
  const { legalBasis, confirmedViolations, confirmedChanges, annulmentAssessed, assessedPoints, numberOfCopies } = input
  const assessed = { confirmedViolations, confirmedChanges, annulmentAssessed, assessedPoints }
  const facts = { legalBasis, ...assessed, numberOfCopies }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

/**
 * Runs the effects inside the transaction in the order of the table, then writes change and history, then queues the
 * jobs of the other effects.
 */
async function carryOut(command: Command, held: Held, context: TransitionContext, allowed: Allowed) {
  const { tx, deps, by, event, input, cause, now } = command
  const { stored, original } = held
  const { to, actor, effects } = allowed
  const person = by === 'system' ? system : by.person
  const call: EffectCommand = { tx, deps, person, stored, original, cause, event, actor, to, context, input, now }
  const { document, statusBeforeCancellation } = stored
  let progress: Progress = { document, statusBeforeCancellation, facts: factsOf(input), follow: [] }
  for (const effect of effects) if (isInside(effect)) progress = await handlers[effect](call, progress)
  const entry = { event, actor, reason: input.reason, facts: progress.facts }
  let after = stored
  // An event that leaves the application as it was gets a history entry but no new version, so that nobody else's save
  // is refused because of it.
  const changesNothing = progress.document === document && to === document.applicationStatus
  if (to === 'deleted' || changesNothing)
    await recordEvent(tx, stored, document.applicationStatus, { ...entry, to }, now)
  else after = await recordChange(tx, stored, { ...progress, ...entry, to }, now)
  await keepMarks(command, after)
  for (const effect of effects) {
    if (isInside(effect)) continue
    const job = await handlers[effect](call)
    if (job !== undefined) await addJob(tx, job.task, job.payload, job.key)
  }
  return { after, follow: progress.follow }
}

/** [CW-06] Keeps what the list shows of a case beside its document: its open findings, and whether an answer waits to be read. */
async function keepMarks({ tx, deps, by, event, now }: Command, { document }: StoredApplication): Promise<void> {
  const { referenceData } = deps
  await countOpenFindings({ tx, referenceData, now }, document)
  const isAnswered = event === 'resend' || (event === 'send' && isAnswer(document))
  if (isAnswered) await noteAnswer(tx, document.referenceNumber, now)
  // An officer who acts has seen the answer, and a decided case needs no reader.
  else if ((by !== 'system' && by.audience === 'caseworker') || !isAssessed(document))
    await noteAnswerRead(tx, document.referenceNumber)
}

/** Carries out what the system does next: on the same application, on the original held with it, or on its replacement. */
async function goOn(command: Command, held: Held, follow: readonly Follow[]): Promise<StoredApplication> {
  let { stored, original } = held
  const cause = stored.document.referenceNumber
  for (const { referenceNumber, event, force } of follow) {
    // The register answers are about what was sent, and row 5 needs them.
    const { registers } = command.input
    const next: Command = { ...command, by: 'system', event, input: { registers }, cause }
    if (referenceNumber === cause) {
      stored = (await perform(next, { stored, original }, force))?.stored ?? stored
    } else if (referenceNumber === original?.document.referenceNumber) {
      const pair = { stored: original, original: await originalOf(command.tx, original) }
      original = (await perform(next, pair, force))?.stored ?? original
    } else {
      // The replacement has the greater number, so the locks are taken in order. The application is read again after
      // it.
      await perform(next, await holdPair(command.tx, referenceNumber), force)
      stored = await hold(command.tx, cause)
    }
  }
  return stored
}

/**
 * [REG-02] The answers asked for with this event, or else the stored ones. Only sending and assessing need fresh ones,
 * and both ask.
 */
async function answersOf({ tx, input }: Command, { document }: StoredApplication): Promise<RegisterAnswers> {
  return input.registers?.answers ?? (await latestRegisterAnswers(tx, document.referenceNumber)) ?? nothingAsked
}

/** [ACT-05] An approval uses the stored assessment; every other event uses its own input. */
async function wholeInput(
  { tx, deps, by, event, input, now }: Command,
  { document }: StoredApplication,
  answers: RegisterAnswers,
) {
  if (event !== 'approve' || by === 'system') return input
  const validation = assessStored(deps.referenceData, document, answers, now)
  return assessedInput(tx, { document, validation, person: by.person, input, now })
}

/**
 * Checks that the event is allowed and gathers what it needs. Undefined if it may be skipped and is not allowed;
 * otherwise throws a refusal.
 */
async function prepare(started: Command, held: Held, force: Follow['force']) {
  const { stored } = held
  const answers = await answersOf(started, stored)
  const command = { ...started, input: await wholeInput(started, stored, answers) }
  const { tx, deps, by, event, input, now } = command
  const { document, organisationNumber } = stored
  const { referenceData } = deps
  const subject = statusSubject(document)
  const context = await transitionContext({ tx, referenceData, answers, input, now }, held)
  const asked = [subject, event, actors(by), context] as const
  if (force === 'may' && typeof attemptEvent(...asked) === 'string') return undefined
  // A forbidding status, right or flag is reported before any field.
  refuseUnlessOffered(...asked)
  await demands[event]?.({ tx, referenceData, organisationNumber, document, context, input, now })
  return { command, context, allowed: tryEvent(...asked) }
}

async function perform(started: Command, held: Held, force: Follow['force']): Promise<Acted | undefined> {
  const prepared = await prepare(started, held, force)
  if (prepared === undefined) return undefined
  const { command, context, allowed } = prepared
  const { after, follow } = await carryOut(command, held, context, allowed)
  return { before: held.stored, context, stored: await goOn(command, { ...held, stored: after }, follow) }
}

/** Locks the application and what it replaces. Refuses with `STALE_VERSION` if the caller has seen another version. */
async function holdSeen({ tx, referenceNumber, version, input }: Act<StatusEvent>) {
  const held = await holdPair(tx, referenceNumber)
  const current = held.stored.document.version
  // Register answers and drawn copies for another version do not count for this one.
  const seen = [version, input.registers?.version, input.drawnCopies?.version]
  if (seen.some((one) => one !== undefined && one !== current)) throw new Refusal('STALE_VERSION')
  return held
}

/** Throws the refusal that the event would meet now, without carrying it out; otherwise returns the current version. */
export async function refuseImpossible<Event extends StatusEvent>(command: Act<Event>): Promise<{ version: number }> {
  const held = await holdSeen(command)
  await prepare({ ...command, cause: undefined }, held, 'must')
  return { version: held.stored.document.version }
}

/**
 * [ACT-01] Carries out one event in the transaction: locks the application and its original, builds the context, asks
 * the transition table, runs the effects, writes change and history, queues jobs, and does what the system does next.
 */
export async function act<Event extends StatusEvent>(command: Act<Event>): Promise<Acted> {
  const acted = await perform({ ...command, cause: undefined }, await holdSeen(command), 'must')
  if (acted === undefined) throw new TypeError('What must happen has happened or is refused')
  return acted
}

/** Carries out an event that the system starts itself, if the table allows it; otherwise returns undefined. */
export async function actIfAllowed(
  command: Pick<Act<StatusEvent>, 'tx' | 'deps' | 'event' | 'referenceNumber' | 'now'>,
): Promise<Acted | undefined> {
  const { referenceNumber, ...others } = command
  const held = await holdPair(others.tx, referenceNumber)
  return perform({ ...others, by: 'system', input: {}, cause: undefined }, held, 'may')
}
