import { groupBy, isPathWithin, type LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { lineOf, type Pin } from '../../application/clarification.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import type { FactEntry } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import { allLinesFact } from '../../facts/pin-words.ts'
import { plainDateSchema } from '../../values/format/schemas.ts'
import type { StatusEvent } from '../status/event.ts'
import { fewestCases, isPublishable } from '../times/nearest-rank.ts'

/** A place of the form for which an application can be stopped. */
interface StopPlace {
  /** Paths of its answers, of which the first identifies it; those of a product line begin with `productLines`. */
  readonly paths: readonly string[]
  /** The common name of several answers. */
  readonly name?: LocalizedText
}

const ofLines = `${allLinesFact}.`

const placesIn = (entries: readonly FactEntry[], start: string): readonly StopPlace[] =>
  entries.map(({ facts, label }) => ({
    paths: facts.map(({ path }) => start + path),
    ...(facts.length > 1 && { name: label }),
  }))

const places = [...placesIn(applicationEntries, ''), ...placesIn(lineEntries, ofLines)]

/** The answers of the entry that a question pins. Undefined for whole lines, or an answer that is no longer asked. */
function pinnedPlace(pin: Pin): StopPlace | undefined {
  const path = lineOf(pin) === undefined ? pin.fact : pin.fact && ofLines + pin.fact
  return places.find(({ paths }) => paths[0] === path)
}

/** The answer of a ticked change in a replacement, on whichever line; undefined where a line was added or removed. */
function changedPlace(key: string): StopPlace | undefined {
  const path = key.startsWith(ofLines) ? ofLines + key.slice(ofLines.length).replace(/^[^.]*\.?/, '') : key
  const fact = places.flatMap(({ paths }) => paths).find((place) => isPathWithin(path, place))
  return fact === undefined ? undefined : { paths: [fact] }
}

const stopKinds = ['QUESTION', 'REPLACEMENT', 'REFUSAL'] as const
type StopKind = (typeof stopKinds)[number]

/** The most reasons that are shown for a template. */
const maxReasons = 3

const stopReasonSchema = z.object({
  kind: z.enum(stopKinds),
  /** The answers concerned; the reason is shown at the first that a form asks for. */
  paths: z.array(z.string()).min(1),
  /** Their common name, where there are several: 'Mottaker'. */
  name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  /** Number of applications that were stopped there. */
  cases: z.number().int(),
  /** Number of the template's applications that were stopped in that way. */
  of: z.number().int(),
})
type StopReason = z.infer<typeof stopReasonSchema>

/** [EXP-14] The most frequent reasons why applications were stopped in the days from `from` to `to`, both included. */
export const stopReasonsSchema = z.object({
  from: plainDateSchema,
  to: plainDateSchema,
  /** Templates with reasons, each with the most frequent ones first. */
  templates: z.array(z.object({ code: z.string(), reasons: z.array(stopReasonSchema).max(maxReasons) })),
})

/** [EXP-14] The most frequent reasons why applications were stopped, by template. */
export type StopReasons = z.infer<typeof stopReasonsSchema>

/** An entry of a history, reduced to what shows why an application was stopped. */
export interface StopStep {
  readonly event: StatusEvent | (string & {})
  /** What its questions are about. */
  readonly pins?: readonly Pin[]
  /** For the approval of a replacement: the changes that its officer ticked, as `changeKeys` names them. */
  readonly changes?: readonly string[]
}

/** The history of one stopped application in a period, in order. */
export interface StoppedCase {
  readonly template: string
  readonly steps: readonly StopStep[]
}

type Places = ReadonlyMap<string, Pick<StopReason, 'paths' | 'name'>>

const byFirstPath = (found: readonly ReturnType<typeof pinnedPlace>[]): Places =>
  new Map(
    found.flatMap((place) =>
      place === undefined ? [] : [[place.paths[0] ?? '', { ...place, paths: [...place.paths] }] as const],
    ),
  )

/** The places where a case was stopped in one way; undefined where it was not. A refusal has the places of the questions before it. */
const stoppedBy: Readonly<Record<StopKind, (steps: readonly StopStep[]) => Places | undefined>> = {
  QUESTION: (steps) => {
    const asked = steps.filter(({ event }) => event === 'request-clarification')
    return asked.length === 0 ? undefined : byFirstPath(asked.flatMap(({ pins = [] }) => pins.map(pinnedPlace)))
  },
  REPLACEMENT: (steps) => {
    const changes = steps.flatMap(({ event, changes: ticked = [] }) => (event === 'approve' ? ticked : []))
    return changes.length === 0 ? undefined : byFirstPath(changes.map(changedPlace))
  },
  REFUSAL: (steps) =>
    steps.some(({ event }) => event === 'refuse') ? (stoppedBy.QUESTION(steps) ?? new Map()) : undefined,
}

function reasonsOfKind(kind: StopKind, cases: readonly StoppedCase[]): StopReason[] {
  const stopped = cases.flatMap(({ steps }) => stoppedBy[kind](steps) ?? [])
  const all = groupBy(
    stopped.flatMap((places) => [...places.values()]),
    ({ paths }) => paths[0] ?? '',
  )
  return [...all.values()].flatMap((same) => {
    const [place] = same
    const isShown = same.length >= fewestCases && isPublishable(stopped.length - same.length)
    return place && isShown ? [{ kind, ...place, cases: same.length, of: stopped.length }] : []
  })
}

const placeOf = ({ paths }: StopReason) => paths[0] ?? ''

/** The most frequent kind at each place, because a field shows only one sentence. */
function commonest(cases: readonly StoppedCase[]): StopReason[] {
  const reasons = stopKinds.flatMap((kind) => reasonsOfKind(kind, cases))
  reasons.sort((one, other) => other.cases - one.cases || (placeOf(one) < placeOf(other) ? -1 : 1))
  const first = reasons.filter(
    (reason, index) => reasons.findIndex((one) => placeOf(one) === placeOf(reason)) === index,
  )
  return first.slice(0, maxReasons)
}

/** [EXP-14] The most frequent reasons of each template for a question, a replacement or a refusal; none with fewer than five cases. */
export function stopReasons(cases: readonly StoppedCase[], period: Pick<StopReasons, 'from' | 'to'>): StopReasons {
  const templates = [...groupBy(cases, ({ template }) => template)]
    .map(([code, own]) => ({ code, reasons: commonest(own) }))
    .filter(({ reasons }) => reasons.length > 0)
  templates.sort((one, other) => (one.code < other.code ? -1 : 1))
  return { ...period, templates }
}
