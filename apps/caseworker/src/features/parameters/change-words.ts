import type { Parameters, ProposedChange } from '@eksport/api'
import {
  type ChangedThing,
  formatDate,
  formatKroner,
  formatNumber,
  type PeriodName,
  parameterBounds,
  periodBounds,
} from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { feeTexts, periodTexts, ruleTexts, parameterTexts as texts, unitTexts } from './parameters.texts.ts'

type Names = { readonly code: string; readonly names: LocalizedText }
const nameIn = (say: Say, all: readonly Names[] | undefined, code: string) => {
  const found = all?.find((one) => one.code === code)
  return found === undefined ? code : say(found.names)
}

/** A number formatted for the reader's language. */
export const numberWords = (say: Say, value: number): string =>
  say({ nb: formatNumber(value, 'nb'), nn: formatNumber(value, 'nn'), en: formatNumber(value, 'en') })

/** The subject of a change, in words. */
export function thingWords(say: Say, change: ChangedThing, data: Parameters): string {
  const { subject } = change
  switch (change.kind) {
    case 'fee':
      return feeTexts[subject] === undefined ? subject : say(feeTexts[subject])
    case 'rule-parameter':
      return say(ruleTexts[change.subject])
    case 'period':
      return say(periodTexts[change.subject])
    case 'authority-mail':
      return nameIn(say, data.lists.find(({ list }) => list === 'countries')?.codes, subject)
    case 'auto-approve':
      return `${subject} ${nameIn(say, data.templates, subject)}`
    case 'code':
      return `${nameIn(say, data.lists.find(({ list }) => list === change.list)?.codes, subject)} (${subject})`
    case 'opening-hours':
      return hoursWords(say, subject, data)
    case 'office':
    case 'office-exception':
      return data.offices.find(({ code }) => code === subject)?.name ?? subject
    case 'public-holiday': {
      const name = change.value.name ?? data.holidays.find(({ code }) => code === subject)?.name
      return name === undefined ? subject : say({ nb: name.nb, nn: name.nn || name.nb, en: name.en || name.nb })
    }
  }
}

/** Whether a change gives a country its first e-mail address. */
export const isNewMail = ({ kind, subject }: ChangedThing, { receivers }: Parameters): boolean =>
  kind === 'authority-mail' && receivers.every(({ country, mail }) => country !== subject || mail === undefined)

/** Opening hours named by their offices, because they have no name of their own. */
export function hoursWords(say: Say, code: string, { offices }: Parameters): string {
  const names = offices.filter(({ active, openingHours }) => active && openingHours === code).map(({ name }) => name)
  const [first = code, ...others] = names
  return others.length > 1
    ? say(texts.hoursOfMany, { first, count: others.length })
    : say(texts.hoursOf, { names: [first, ...others].join(', ') })
}

type Of<Kind extends ChangedThing['kind']> = Extract<ChangedThing, { kind: Kind }>
type Hours = { readonly open: string; readonly close: string }
const span = ({ open, close }: Hours) => `${open}–${close}`

export function parameterValue(say: Say, name: string, value: number): string {
  const bounds = Object.entries(parameterBounds).find(([one]) => one === name)?.[1]
  return bounds === undefined ? numberWords(say, value) : `${numberWords(say, value)} ${say(unitTexts[bounds.unit])}`
}

/** A number of days or hours; reminders can have several. */
export const periodValue = (say: Say, name: PeriodName, value: readonly number[]): string =>
  `${value.map((one) => numberWords(say, one)).join(', ')} ${say(unitTexts[periodBounds[name].unit])}`

/** Whether the effect on the cases of the last 30 days can be computed. */
export const isJudged = (kind: ChangedThing['kind']): boolean => kind !== 'period' && kind !== 'authority-mail'

/** A day of the year given as MM-DD, in words. */
export const dayWords = (monthDay: string): string => `${monthDay.split('-').toReversed().join('.')}.`

/** The hours of each season, and of the rest of the year. */
export function yearWords(
  say: Say,
  seasons: Parameters['hours'][number]['seasons'],
  regular: Hours | undefined,
): string {
  const known = seasons.map(
    ({ from, to, hours }) => `${say(texts.season, { from: dayWords(from), to: dayWords(to) })}: ${span(hours)}`,
  )
  if (regular === undefined) return known.join(' · ')
  return [...known, known.length === 0 ? span(regular) : `${say(texts.regular)}: ${span(regular)}`].join(' · ')
}

/** The days of an exception, its name, and the hours on them. */
export function exceptionWords(
  say: Say,
  { from, to, hours, name: { nb, nn, en }, removed }: Of<'office-exception'>['value'],
): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`
  const name = say({ nb, nn: nn || nb, en: en || nb })
  if (removed) return `${days}: ${name}, ${say(texts.asUsual)}`
  return `${days}: ${name}, ${hours === undefined ? say(texts.closed) : span(hours)}`
}

/** The hours that a change sets, of the seasons and the rest of the year. */
function newHoursWords(say: Say, { subject, value }: Of<'opening-hours'>, data: Parameters): string {
  const { regular, seasons: changed, leadMinutes } = value
  const known = data.hours.find(({ code }) => code === subject)?.seasons ?? []
  const seasons = known.flatMap((season, index) => {
    const hours = changed?.[index]
    return hours === undefined ? [] : [{ ...season, hours }]
  })
  const lead = leadMinutes === undefined ? '' : `${say(texts.leadMinutes)}: ${numberWords(say, leadMinutes)}`
  return [yearWords(say, seasons, regular), lead].filter(Boolean).join(' · ')
}

/** What a change sets of an office. */
function officeWords(say: Say, { active, openingHours, address }: Of<'office'>['value'], data: Parameters): string {
  if (active === false) return say(texts.closedDown)
  return [
    active && say(texts.active),
    openingHours !== undefined && hoursWords(say, openingHours, data),
    address !== undefined && (address.trim() || say(texts.noMail)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The new value, in words. */
export function valueWords(say: Say, change: ChangedThing, data: Parameters): string {
  switch (change.kind) {
    case 'fee':
      return formatKroner(change.value)
    case 'rule-parameter':
      return parameterValue(say, change.subject, change.value)
    case 'period':
      return periodValue(say, change.subject, change.value)
    case 'authority-mail':
      return change.value.trim() || say(texts.noMail)
    case 'auto-approve':
      return say(change.value ? texts.mayApprove : texts.mayNotApprove)
    case 'code':
      return say(change.value ? texts.inUse : texts.notInUse)
    case 'opening-hours':
      return newHoursWords(say, change, data)
    case 'office':
      return officeWords(say, change.value, data)
    case 'office-exception':
      return exceptionWords(say, change.value)
    case 'public-holiday':
      return say(change.value.observed ? texts.observed : texts.notObserved)
  }
}

/** The kinds of changes on each page of the administration. */
export const pageKinds = {
  offices: ['opening-hours', 'office', 'office-exception', 'public-holiday'],
  fees: ['fee'],
  rules: ['rule-parameter', 'auto-approve', 'code'],
  periods: ['period'],
  receivers: ['authority-mail'],
} as const satisfies Record<string, readonly ChangedThing['kind'][]>

/** The changes of some kinds, newest first. */
export const ofKinds = (changes: readonly ProposedChange[], kinds: readonly ChangedThing['kind'][]) =>
  changes.filter(({ change }) => kinds.includes(change.kind))
