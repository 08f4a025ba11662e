import { addMonths, daysBetween, formatDate, type LocalizedText } from '@eksport/forms'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import type { PlainDate } from '../../../values/format/schemas.ts'
import { listWords } from '../rule-message.ts'
import { type FindingParams, isFresh, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'varelinjer'

interface Period {
  readonly from: PlainDate | undefined
  readonly to: PlainDate | undefined
}

const words = {
  production: { nb: 'produksjon', nn: 'produksjon', en: 'production' },
  slaughter: { nb: 'slakting', nn: 'slakting', en: 'slaughter' },
  departure: { nb: 'avreise', nn: 'avreise', en: 'departure' },
  today: { nb: 'i dag', nn: 'i dag', en: 'today' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A slaughter without a last day took one day. */
const slaughtersOf = ({ slaughterInformation = [] }: ProductLine): Period[] =>
  slaughterInformation.map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate ?? fromDate }))

const lastOf = (periods: readonly Period[]): PlainDate | undefined =>
  periods
    .flatMap(({ to }) => to ?? [])
    .sort()
    .at(-1)

const dated = ({ nb, nn, en }: LocalizedText, days: string): LocalizedText => ({
  nb: `${nb} ${days}`,
  nn: `${nn} ${days}`,
  en: `${en} ${days}`,
})
const span = (name: LocalizedText, { from, to }: Period) =>
  dated(name, `${from ? formatDate(from) : ''}\u2013${to ? formatDate(to) : ''}`)
const after = (name: LocalizedText, day: PlainDate, other: LocalizedText, limit: PlainDate): LocalizedText => {
  const [one, two] = [dated(name, formatDate(day)), other === words.today ? other : dated(other, formatDate(limit))]
  return { nb: `${one.nb} etter ${two.nb}`, nn: `${one.nn} etter ${two.nn}`, en: `${one.en} after ${two.en}` }
}

const isTurned = ({ from, to }: Period) => from !== undefined && to !== undefined && from > to

/** An impossible order of a line's dates: a period that ends before it begins, or one that ends after what must follow it. */
function impossible(line: ProductLine, { context, application }: RuleSubject): FindingParams | undefined {
  // Only a stated day can be named; the rules on periods fall back to the day of dispatch, or today.
  const departure = application.transport?.dateOfDeparture
  const production: Period = { from: line.productionPeriod?.from, to: line.productionPeriod?.to }
  const slaughters = slaughtersOf(line)
  const slaughtered = lastOf(slaughters)
  const ends: readonly (readonly [LocalizedText, PlainDate | undefined, LocalizedText, PlainDate | undefined])[] = [
    [words.slaughter, slaughtered, words.production, production.to],
    [words.production, production.to, words.departure, departure],
    [words.slaughter, slaughtered, words.departure, departure],
    [words.slaughter, line.isAlive ? undefined : slaughtered, words.today, context.today],
  ]
  const what = [
    ...(isTurned(production) ? [span(words.production, production)] : []),
    ...slaughters.filter(isTurned).map((period) => span(words.slaughter, period)),
    ...ends.flatMap(([name, day, other, limit]) =>
      day !== undefined && limit !== undefined && day > limit ? [after(name, day, other, limit)] : [],
    ),
  ]
  return what.length > 0 ? { what: listWords(what) } : undefined
}

const inDays = (name: LocalizedText, days: number): LocalizedText => ({
  nb: `${name.nb} i ${days} dager`,
  nn: `${name.nn} i ${days} dagar`,
  en: `${name.en} for ${days} days`,
})
const daysBefore = (days: number): LocalizedText => ({
  nb: `slakting ${days} dager før produksjon`,
  nn: `slakting ${days} dagar før produksjon`,
  en: `slaughter ${days} days before production`,
})

/** An implausible date of a line, by the limits of the reference data. */
function unlikely(line: ProductLine, { context, parameters }: RuleSubject): FindingParams | undefined {
  const production: Period = { from: line.productionPeriod?.from, to: line.productionPeriod?.to }
  const slaughterDays = slaughtersOf(line).flatMap(({ from }) => from ?? [])
  const first = slaughterDays.sort()[0]
  const wait = first && production.from ? daysBetween(first, production.from) : 0
  const maxWait = isFresh(line) ? parameters.freshSlaughterMaxDays : parameters.slaughterMaxDays
  // The first and last day both count.
  const length = production.from && production.to ? daysBetween(production.from, production.to) + 1 : 0
  const oldest = addMonths(context.today, -12 * parameters.oldestYears)
  const isAncient = (day: PlainDate | undefined): day is PlainDate => day !== undefined && day < oldest
  const what = [
    ...(wait > maxWait ? [daysBefore(wait)] : []),
    ...(length > parameters.productionMaxDays ? [inDays(words.production, length)] : []),
    ...(isAncient(first) ? [dated(words.slaughter, formatDate(first))] : []),
    ...(isAncient(production.from) ? [dated(words.production, formatDate(production.from))] : []),
  ]
  return what.length > 0 ? { what: listWords(what) } : undefined
}

/** [RUL-06] Rules about the dates of one line: their order and plausibility. */
export const lineDateRules: readonly Rule[] = [
  {
    code: 'LINE_DATES_IMPOSSIBLE',
    severity: 'CRITICAL',
    step,
    find: onLines(impossible),
    needs: ['productLines.productionPeriod', 'transport.dateOfDeparture'],
  },
  {
    code: 'LINE_DATES_UNLIKELY',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(unlikely),
    needs: ['productLines.productionPeriod'],
  },
]
