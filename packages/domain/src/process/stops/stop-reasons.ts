import { groupBy, type LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { lineOf, type Pin } from '../../application/clarification.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import type { FactEntry } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import { allLinesFact } from '../../facts/pin-words.ts'
import { plainDateSchema } from '../../values/format/schemas.ts'
import type { StatusEvent } from '../status/event.ts'
import { fewestCases, isPublishable } from '../times/nearest-rank.ts'

/** A place of the form that an application can be stopped for. */
interface StopPlace {
  /** The answers that it is made of, the first naming it; of a line of goods behind `productLines`. */
  readonly paths: readonly string[]
  /** What they are together, where they are several. */
  readonly name?: LocalizedText
}

const ofLines = `${allLinesFact}.`

const placesIn = (entries: readonly FactEntry[], start: string): readonly StopPlace[] =>
  entries.map(({ facts, label }) => ({
    paths: facts.map(({ path }) => start + path),
    ...(facts.length > 1 && { name: label }),
  }))

const places = [...placesIn(applicationEntries, ''), ...placesIn(lineEntries, ofLines)]

/** What a question pins: the answers of one entry. Undefined where it pins whole lines, or an answer that is asked no more. */
function pinnedPlace(pin: Pin): StopPlace | undefined {
  const path = lineOf(pin) === undefined ? pin.fact : pin.fact && ofLines + pin.fact
  return places.find(({ paths }) => paths[0] === path)
}

/** The answer that a ticked change of a replacement is about, whichever line it stands on; undefined where a line came or went. */
function changedPlace(key: string): StopPlace | undefined {
  const path = key.startsWith(ofLines) ? ofLines + key.slice(ofLines.length).replace(/^[^.]*\.?/, '') : key
  const isWithin = (fact: string) => path === fact || path.startsWith(`${fact}.`)
  const fact = places.flatMap(({ paths }) => paths).find(isWithin)
  return fact === undefined ? undefined : { paths: [fact] }
}

const stopKinds = ['QUESTION', 'REPLACEMENT', 'REFUSAL'] as const
type StopKind = (typeof stopKinds)[number]

/** How many of a template are told: more would be read by nobody. */
const maxReasons = 3

const stopReasonSchema = z.object({
  kind: z.enum(stopKinds),
  /** The answers that it is about; the first that a form asks is where it is told. */
  paths: z.array(z.string()).min(1),
  /** What they are together, where they are several: 'Mottaker'. */
  name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  /** Applications that were stopped there. */
  cases: z.number().int(),
  /** All of the template that were stopped in that way. */
  of: z.number().int(),
})
type StopReason = z.infer<typeof stopReasonSchema>

/** [EXP-14] What applications were most often stopped for, of the days `from` to `to`, both included. */
export const stopReasonsSchema = z.object({
  from: plainDateSchema,
  to: plainDateSchema,
  /** Those of which something is told, each with its commonest reasons, the commonest first. */
  templates: z.array(z.object({ code: z.string(), reasons: z.array(stopReasonSchema).max(maxReasons) })),
})

/** [EXP-14] What applications were most often stopped for, by template. */
export type StopReasons = z.infer<typeof stopReasonsSchema>

/** One entry of a history, as far as it says what an application was stopped for. */
export interface StopStep {
  readonly event: StatusEvent | (string & {})
  /** Of questions: what they are about. */
  readonly pins?: readonly Pin[]
  /** Of the approval of a replacement: the changes that its officer ticked, as `changeKeys` names them. */
  readonly changes?: readonly string[]
}

/** What stopped one application in a period, in its order. */
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

/** Where a case was stopped in one way; nothing where it was not. What a refusal was about is what had been asked before. */
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

/** Of one place the commonest kind: a field says one sentence. */
function commonest(cases: readonly StoppedCase[]): StopReason[] {
  const reasons = stopKinds.flatMap((kind) => reasonsOfKind(kind, cases))
  reasons.sort((one, other) => other.cases - one.cases || (placeOf(one) < placeOf(other) ? -1 : 1))
  const first = reasons.filter(
    (reason, index) => reasons.findIndex((one) => placeOf(one) === placeOf(reason)) === index,
  )
  return first.slice(0, maxReasons)
}

/** [EXP-14] The commonest reasons of each template for a question, a replacement or a refusal; none of fewer than five cases. */
export function stopReasons(cases: readonly StoppedCase[], period: Pick<StopReasons, 'from' | 'to'>): StopReasons {
  const templates = [...groupBy(cases, ({ template }) => template)]
    .map(([code, own]) => ({ code, reasons: commonest(own) }))
    .filter(({ reasons }) => reasons.length > 0)
  templates.sort((one, other) => (one.code < other.code ? -1 : 1))
  return { ...period, templates }
}
