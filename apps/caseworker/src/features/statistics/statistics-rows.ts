import type { Statistics, StatisticsFigures } from '@eksport/domain'
import { addDays, daysBetween, formatNumber, type Locale, type LocalizedText, localize } from '@eksport/forms'
import { duration } from '@eksport/portal/text/duration.ts'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { statisticsTexts as texts } from './statistics.texts.ts'
import type { Group, Measure } from './statistics-search.ts'

/** A row of the table and the chart. */
export interface StatisticsRow {
  readonly code: string
  readonly label: string
  readonly figures: StatisticsFigures
}

/** The ISO 8601 week: a week belongs to the year of its Thursday. */
function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

/** Labels of figures without a code: no office, or no case. */
const namelessTexts: Readonly<Record<'offices' | 'templates' | 'countries', LocalizedText>> = {
  offices: texts.withoutOffice,
  templates: texts.withoutTemplate,
  countries: texts.withoutTemplate,
}

/** The name of an office, template or country. */
export function nameOf(
  names: Statistics['names'],
  group: keyof typeof namelessTexts,
  code: string,
  locale: Locale,
): string {
  if (code === '') return localize(namelessTexts[group], locale)
  const found = names[group].find((one) => one.code === code)
  const name = found ? localize(found.name, locale) : code
  return group === 'templates' && name !== code ? `${code} ${name}` : name
}

/** The rows of a group, in the reader's language; weeks newest first. */
export const rowsOf = (statistics: Statistics, group: Group, say: Say, locale: Locale): readonly StatisticsRow[] =>
  (group === 'weeks' ? statistics.weeks.toReversed() : statistics[group]).map(({ code, figures }) => ({
    code,
    label: group === 'weeks' ? say(texts.week, { n: weekNumber(code) }) : nameOf(statistics.names, group, code, locale),
    figures,
  }))

/** A share in whole percent; undefined if the total is zero. */
export const percent = (part: number, all: number): number | undefined =>
  all === 0 ? undefined : Math.round((part / all) * 100)

interface Column {
  readonly key: string
  readonly heading: LocalizedText
  /** Which of the two values of a duration. */
  readonly part?: LocalizedText
  /** What the value in the downloaded file counts; absent for a number of cases, sheets or messages. */
  readonly unit?: LocalizedText
  readonly value: (figures: StatisticsFigures) => number | undefined
  readonly words: (value: number, locale: Locale) => string
}

const asPercent = (value: number, locale: Locale) => `${formatNumber(value, locale)}\u00a0%`

const counted = (key: 'decided' | 'overdue' | 'spoiltSheets' | 'refusedDeliveries'): Column => ({
  key,
  heading: texts[key],
  value: (figures) => figures[key],
  words: formatNumber,
})

const spans = (key: 'decision' | 'paper'): readonly Column[] =>
  (['half', 'nineOfTen'] as const).map((part) => ({
    key: `${key}.${part}`,
    heading: texts[key],
    part: texts[part],
    unit: texts.minutes,
    value: (figures: StatisticsFigures) => figures[key]?.[part],
    words: duration,
  }))

/** The columns of the table and of its file. */
export const statisticsColumns: readonly Column[] = [
  counted('decided'),
  ...spans('decision'),
  ...spans('paper'),
  {
    key: 'byMachine',
    heading: texts.byMachine,
    unit: texts.percent,
    value: ({ byMachine, decided }) => percent(byMachine, decided),
    words: asPercent,
  },
  {
    key: 'asked',
    heading: texts.asked,
    unit: texts.percent,
    value: ({ asked, decided }) => percent(asked, decided),
    words: asPercent,
  },
  counted('overdue'),
  counted('spoiltSheets'),
  counted('refusedDeliveries'),
]

/** The columns shown in a chart as bar and as thin line. */
export function columnsOfChart(measure: Measure): { readonly bar: Column; readonly line?: Column } {
  const named = (key: string) => statisticsColumns.find((column) => column.key === key)
  const [bar, line] = [named(measure) ?? named(`${measure}.half`), named(`${measure}.nineOfTen`)]
  if (bar === undefined) throw new TypeError(`No column shows ${measure}`)
  return { bar, ...(line && { line }) }
}
