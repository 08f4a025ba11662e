import { expect } from 'vitest'
import type { ApplicationStatus, CertificateFormat } from '../application/enumerations.ts'
import { isOriginalAccountedFor } from '../process/status/checks.ts'
import type { Effect } from '../process/status/effects.ts'
import { type Actor, type Role, type StatusEvent, statusEvents } from '../process/status/event.ts'
import { originalEvent } from '../process/status/original-event.ts'
import { endStatuses, unissuedStatuses } from '../process/status/status-groups.ts'
import { transition } from '../process/status/transition.ts'
import {
  hasPaper,
  isReplaced,
  isWithoutItsPaper,
  type StatusSubject,
  type TransitionContext,
} from '../process/status/transition-context.ts'
import { transitions } from '../process/status/transitions.ts'
import { aStatusSubject, aTransitionContext } from './a-transition-context.ts'

/** A certificate in the exploration: what the machine reads, and what only the database stores. */
interface Certificate {
  readonly subject: StatusSubject
  readonly statusBefore: TransitionContext['statusBeforeCancellation']
  /** Its message was sent, so that its receiver has the certificate. */
  readonly sent: boolean
  readonly delivered: boolean
}

interface Pair {
  readonly original: Certificate
  readonly replacement: Certificate | undefined
}

type Side = keyof Pair
/** An event of the table, or something that an officer or a receiver does to the paper and the message. */
type Happening = StatusEvent | 'paper-returned' | 'return-agreed' | 'accepted'
interface Step {
  readonly side: Side
  readonly event: Happening
  readonly role: Role
}

const recorded = { recordedBy: 'B', recordedTime: '2026-11-22T10:00:00+01:00' } as const
const returned: StatusSubject['paperFate'] = { fate: 'RETURNED', ...recorded }
const replacementReference = 4002
// One person in all roles, so that no case belongs to somebody else.
const actor = (role: Role): Actor => ({ role, id: 'one', name: 'En' })

const issued = (formats: readonly CertificateFormat[]): Certificate => ({
  subject: aStatusSubject({ applicationStatus: 'UTSTEDT', certificateFormats: [...formats] }),
  statusBefore: undefined,
  sent: true,
  delivered: true,
})

const begun = (formats: readonly CertificateFormat[]): Certificate => ({
  subject: aStatusSubject({
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    applicationStatus: 'UNDER_REGISTRERING',
    certificateFormats: [...formats],
    originalApplicationReference: 4001,
  }),
  statusBefore: undefined,
  sent: false,
  delivered: false,
})

/** What effects write that the table reads again. */
const written: { readonly [Name in Effect]?: () => Partial<StatusSubject> } = {
  'confirm-paper': () => ({ printConfirmedDateTime: recorded.recordedTime }),
  'store-paper-certificate': () => ({ paperSerial: 'NO 0148201' }),
  'void-paper-serial': () => ({ paperSerial: undefined, printConfirmedDateTime: undefined }),
  // The machine reads only whether it is the first.
  'next-revision': () => ({ revision: 2 }),
  'retrieved-stamp': () => ({ electronicallyRetrievedTime: recorded.recordedTime }),
  'record-paper-fate': () => ({ paperFate: returned }),
  'paper-anew': () => ({ paperFate: undefined, returnAgreement: undefined }),
  'name-successor': () => ({ replacedByApplicationReferences: [replacementReference] }),
  'clarification-request': () => ({
    clarification: {
      askedDateTime: recorded.recordedTime,
      questions: [{ messageId: 'm-1', pins: [], unlocksAll: true }],
    },
  }),
}

const isLive = (certificate: Certificate | undefined): boolean =>
  certificate !== undefined && unissuedStatuses.includes(certificate.subject.applicationStatus)

/** A context in which every input is given; the outcomes of other parties are in the pair. */
function contextOf({ original, replacement }: Pair, side: Side): TransitionContext {
  const { subject } = original
  const own = side === 'original' ? original : replacement
  return aTransitionContext({
    withdrawSubmitted: true,
    documentMatchesSnapshot: true,
    copyPickupOpen: true,
    pickup: 'MOVABLE',
    newPickup: { isInOrder: true, isAnother: true },
    newDeparture: { isInOrder: true, isAnother: true },
    untouchedDays: 90,
    certificateDelivered: own?.delivered === true,
    hasLiveReplacement: side === 'original' && isLive(replacement),
    statusBeforeCancellation: own?.statusBefore,
    original:
      side === 'original'
        ? undefined
        : {
            annulled: subject.applicationStatus === 'ANNULLERT',
            hasPaper: hasPaper(subject),
            paperAccountedFor: subject.paperFate !== undefined,
            returnAgreed: subject.returnAgreement !== undefined,
            changes: [],
          },
    input: {
      reason: 'x',
      message: 'x',
      legalBasis: 'x',
      numberOfCopies: 1,
      annulmentAssessed: true,
      paperFate: 'RETURNED',
    },
  })
}

const statusesOf = new Map(
  statusEvents.map((event) => [
    event,
    new Set(transitions.filter((row) => row.event === event).flatMap(({ from }) => from)),
  ]),
)
const isPossible = (event: StatusEvent, status: ApplicationStatus) => statusesOf.get(event)?.has(status) === true

/** The pair after an event of the table with everything that follows in its transaction; the same pair where it is refused. */
function happen(pair: Pair, side: Side, event: StatusEvent, role: Role, formats: readonly CertificateFormat[]): Pair {
  const certificate = pair[side]
  // Avoids creating contexts for the many events that the status does not allow.
  if (certificate === undefined || !isPossible(event, certificate.subject.applicationStatus)) return pair
  const result = transition(certificate.subject, event, actor(role), contextOf(pair, side))
  if (!result.ok) return pair
  const { to, effects } = result
  const before = certificate.subject.applicationStatus
  if (to === 'deleted' && side === 'original') throw new Error('An issued certificate is never deleted')
  const patch = Object.assign({}, ...effects.map((effect) => written[effect]?.()))
  const after: Certificate | undefined =
    to === 'deleted'
      ? undefined
      : {
          subject: { ...certificate.subject, ...patch, applicationStatus: to },
          statusBefore: effects.includes('remember-status') ? before : certificate.statusBefore,
          sent: (certificate.sent || sends(pair, side, effects, to)) && !effects.includes('retire-issue'),
          delivered: certificate.delivered && !effects.includes('retire-issue'),
        }
  const next: Pair =
    side === 'original' ? { ...pair, original: after ?? pair.original } : { ...pair, replacement: after }
  const begins: Pair = effects.includes('link-replacement') ? { ...next, replacement: begun(formats) } : next
  return effects.reduce((all, effect) => follow(all, side, effect, formats), begins)
}

/** Whether the effect `send-e-cert` sends the message in this pair. */
function sends(pair: Pair, side: Side, effects: readonly Effect[], to: string): boolean {
  const subject = pair[side]?.subject
  if (subject === undefined || !effects.includes('send-e-cert')) return false
  if (!subject.certificateFormats.includes('E_CERT') || (hasPaper(subject) && to !== 'UTSTEDT')) return false
  return isOriginalAccountedFor(subject, contextOf(pair, side).original)
}

/** What the system does because of an effect, in the same transaction. */
function follow(pair: Pair, side: Side, effect: Effect, formats: readonly CertificateFormat[]): Pair {
  if (effect === 'issue-if-delivered') return happen(pair, side, 'issue', 'S', formats)
  if (effect !== 'original-sent' && effect !== 'original-issued' && effect !== 'original-replaced') return pair
  const { applicationStatus } = pair.original.subject
  const move = side === 'replacement' ? originalEvent(effect, applicationStatus) : undefined
  if (move === undefined) return pair
  const moved = happen(pair, 'original', move, 'S', formats)
  // A consequence must not be refused, or it would undo the action of the replacement.
  if (moved === pair) throw new Error(`${move} is refused by the original of a replacement`)
  return moved
}

function take(pair: Pair, { side, event, role }: Step, formats: readonly CertificateFormat[]): Pair {
  const certificate = pair[side]
  if (certificate === undefined) return pair
  const record = (change: Partial<StatusSubject>): Pair => ({
    ...pair,
    [side]: { ...certificate, subject: { ...certificate.subject, ...change } },
  })
  const { applicationStatus } = certificate.subject
  const isCalledBack = ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES', 'ANNULLERT'].includes(
    applicationStatus,
  )
  const account = (change: Partial<StatusSubject>): Pair =>
    isCalledBack ? happen(record(change), 'replacement', 'original-accounted-for', 'S', formats) : pair
  if (event === 'paper-returned') return account({ paperFate: returned })
  if (event === 'return-agreed') return account({ returnAgreement: recorded })
  if (event === 'accepted') {
    if (applicationStatus !== 'GODKJENT' || hasPaper(certificate.subject) || !certificate.sent) return pair
    return happen({ ...pair, [side]: { ...certificate, delivered: true } }, side, 'issue', 'S', formats)
  }
  return happen(pair, side, event, role, formats)
}

/** [ACT-10] The invariants of decisions 4.3 for a pair. */
function isSound({ original, replacement }: Pair): boolean {
  const { applicationStatus: status } = original.subject
  const held = status === 'ERSTATNING_UNDER_REGISTRERING' || status === 'ERSTATNING_BEHANDLES'
  if (held !== (isLive(replacement) && status !== 'ANNULLERT')) return false
  const first = replacement?.subject.applicationStatus === 'UNDER_REGISTRERING' && replacement.subject.revision === 1
  if ((status === 'ERSTATNING_UNDER_REGISTRERING') !== (first && status !== 'ANNULLERT')) return false
  const ended = status === 'ERSTATTET' || status === 'KANSELLERING_BEHANDLES' || status === 'ANNULLERT'
  // Two certificates of one consignment are never in use at once, and none is issued whose paper is gone.
  if (replacement?.sent && isLive(replacement) && !isAccountedFor(original.subject)) return false
  if (status === 'UTSTEDT' && isWithoutItsPaper(original.subject)) return false
  // [DET-02] An original names the certificate that was issued in its place, whatever happened to it meanwhile.
  if (isIssuedAfterAll({ original, replacement }) && !isReplaced(original.subject)) return false
  return isReplaced(original.subject) ? ended : status !== 'ERSTATTET'
}

const isAccountedFor = (original: StatusSubject): boolean =>
  !hasPaper(original) || original.paperFate !== undefined || original.returnAgreement !== undefined

const isAtRest = (certificate: Certificate | undefined): boolean =>
  certificate === undefined || endStatuses.includes(certificate.subject.applicationStatus)
const isReplacedWhole = ({ original, replacement }: Pair): boolean =>
  original.subject.applicationStatus === 'ERSTATTET' && replacement?.subject.applicationStatus === 'UTSTEDT'
/** The replacement is issued: even an annulled original must not hold it back for ever. */
const isIssuedAfterAll = ({ replacement }: Pair): boolean => replacement?.subject.applicationStatus === 'UTSTEDT'
const isAnnulledBehind = ({ original, replacement }: Pair): boolean =>
  original.subject.applicationStatus === 'ANNULLERT' && isLive(replacement)
const isOver = ({ original, replacement }: Pair): boolean => isAtRest(original) && isAtRest(replacement)

/** Excluded events: those that only a replacement triggers in its original, and those that lead to nothing the machine reads. */
const left: readonly StatusEvent[] = [
  'original-accounted-for',
  'replacement-sent',
  'replacement-ended',
  'replacement-issued',
  // What it records is covered by the steps that are not events.
  'record-paper',
  'save',
  'hand-out',
  'keep-scan',
  'order-copies',
]
const happenings: readonly Happening[] = [
  ...statusEvents.filter((event) => !left.includes(event)),
  'paper-returned',
  'return-agreed',
  'accepted',
]
const sides: readonly Side[] = ['replacement', 'original']
const rolesOf = (event: Happening): readonly Role[] => [
  ...new Set(transitions.filter((row) => row.event === event).flatMap(({ who }) => who)),
]
/** Every step by a person with the right role. Annulling ends nearly everything, so a way out must not depend on it. */
const ordinary: readonly Step[] = sides.flatMap((side) =>
  happenings
    // A replaced replacement is the original of another pair, and fetching an original's file changes nothing.
    .filter((event) => event !== 'annul' && event !== (side === 'replacement' ? 'replace' : 'retrieve'))
    .map((event) => ({ side, event, role: rolesOf(event)[0] ?? 'S' })),
)

const everything: readonly Step[] = [
  ...ordinary,
  ...sides.map((side) => ({ side, event: 'annul', role: 'L' }) as const),
]

const keys = new WeakMap<Certificate, string>()

function keyOfOne(certificate: Certificate | undefined): string {
  if (certificate === undefined) return ''
  const known = keys.get(certificate) ?? JSON.stringify(certificate)
  keys.set(certificate, known)
  return known
}

/** Equal for equal pairs. Most steps change one of the two certificates. */
const keyOf = ({ original, replacement }: Pair): string => keyOfOne(original) + keyOfOne(replacement)

interface Reached {
  readonly pair: Pair
  readonly ways: ReadonlySet<string>
}

/**
 * Every pair that any order of steps can reach, with its successors by ordinary steps. This proves more than random walks over
 * the same steps: it covers everything that walks of any length could meet, and that each pair has a way out.
 */
function explore(start: Pair, formats: readonly CertificateFormat[]): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>()
  const open = [{ pair: start, key: keyOf(start) }]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one.key)) continue
    const ways = new Set<string>()
    for (const step of everything) {
      const pair = take(one.pair, step, formats)
      if (pair === one.pair) continue
      const key = keyOf(pair)
      if (step.event !== 'annul') ways.add(key)
      if (!reached.has(key)) open.push({ pair, key })
    }
    reached.set(one.key, { pair: one.pair, ways })
  }
  return reached
}

/** The pairs from which a goal can be reached. */
function leadingTo(reached: ReadonlyMap<string, Reached>, isThere: (pair: Pair) => boolean): ReadonlySet<string> {
  const before = new Map<string, string[]>()
  for (const [key, { ways }] of reached) for (const way of ways) before.set(way, [...(before.get(way) ?? []), key])
  const leading = new Set<string>()
  const open = [...reached].filter(([, { pair }]) => isThere(pair)).map(([key]) => key)
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (leading.has(key)) continue
    leading.add(key)
    open.push(...(before.get(key) ?? []))
  }
  return leading
}

// A PDF is handled as an electronic certificate: the table does not distinguish them.
export const mixed = [
  ['PAPER'],
  ['E_CERT'],
  ['PAPER', 'E_CERT'],
] as const satisfies readonly (readonly CertificateFormat[])[]

/** [ACT-10] In every reachable pair the invariants hold, and there is a way out. */
export function expectNeverStuck(first: readonly CertificateFormat[], second: readonly CertificateFormat[]): void {
  const original = { original: issued(first), replacement: undefined }
  const start = take(original, { side: 'original', event: 'replace', role: 'I' }, second)
  const reached = explore(start, second)
  expect([...reached.values()].filter(({ pair }) => !isSound(pair))).toEqual([])
  const over = leadingTo(reached, isOver)
  expect([...reached.keys()].filter((key) => !over.has(key))).toEqual([])
  const replaced = leadingTo(reached, isReplacedWhole)
  expect(replaced.has(keyOf(start))).toBe(true)
  const issuable = leadingTo(reached, isIssuedAfterAll)
  const annulled = [...reached].filter(([, { pair }]) => isAnnulledBehind(pair))
  expect(annulled.filter(([key]) => !issuable.has(key))).toEqual([])
}
