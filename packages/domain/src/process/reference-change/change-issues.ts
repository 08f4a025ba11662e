import { addDays, type Issue, type IssueCatalogue, isPlainDate, type PlainDate } from '@eksport/forms'
import { z } from 'zod'
import type { RuleParameters } from '../../documents/rule/rule-context.ts'
import { type Periods, periodBounds } from '../notice/periods.ts'
import { mayHavePart, parameterBounds } from './parameter-bounds.ts'
import { type ChangedThing, type NewReferenceChange, needsTwoPersons } from './reference-change.ts'

/** [ADM-01] [ADM-02] Errors in a change, at its fields. */
export const changeTexts = {
  changeRequired: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'The field is required' },
  changeUnknown: { nb: 'Dette finnes ikke.', nn: 'Dette finst ikkje.', en: 'This does not exist.' },
  changeSame: {
    nb: 'Dette er det samme som allerede gjelder.',
    nn: 'Dette er det same som alt gjeld.',
    en: 'This is the same as what holds already.',
  },
  changeInPast: {
    nb: 'En endring kan gjelde tidligst fra i dag.',
    nn: 'Ei endring kan gjelde tidlegast frå i dag.',
    en: 'A change can hold from today at the earliest.',
  },
  changeTooFar: {
    nb: 'En endring kan gjelde senest fra {day}.',
    nn: 'Ei endring kan gjelde seinast frå {day}.',
    en: 'A change can hold from {day} at the latest.',
  },
  changeNoAmount: {
    nb: 'Et gebyr er hele kroner fra 0 til {max}.',
    nn: 'Eit gebyr er heile kroner frå 0 til {max}.',
    en: 'A fee is whole kroner from 0 to {max}.',
  },
  changeOutOfBounds: {
    nb: 'Verdien må være mellom {min} og {max}.',
    nn: 'Verdien må vere mellom {min} og {max}.',
    en: 'The value must be between {min} and {max}.',
  },
  changeNotWhole: { nb: 'Skriv et helt tall.', nn: 'Skriv eit heilt tal.', en: 'Write a whole number.' },
  changeNoReminders: {
    nb: 'Skriv fra ett til fem tall, skilt med komma.',
    nn: 'Skriv frå eitt til fem tal, skilde med komma.',
    en: 'Write one to five numbers, separated by commas.',
  },
  changeTwice: {
    nb: 'Skriv hvert tall bare én gang.',
    nn: 'Skriv kvart tal berre éin gong.',
    en: 'Write each number only once.',
  },
  changeAfterDeletion: {
    nb: 'En påminnelse må komme før utkastet slettes, som er etter {other} dager.',
    nn: 'Ei påminning må komme før utkastet blir sletta, som er etter {other} dagar.',
    en: 'A reminder must come before the draft is deleted, which is after {other} days.',
  },
  changeBeforeReminder: {
    nb: 'Utkastet må slettes etter den siste påminnelsen, som kommer etter {other} dager.',
    nn: 'Utkastet må slettast etter den siste påminninga, som kjem etter {other} dagar.',
    en: 'The draft must be deleted after the last reminder, which comes after {other} days.',
  },
  changeNoMail: {
    nb: 'Dette er ikke en e-postadresse.',
    nn: 'Dette er ikkje ei e-postadresse.',
    en: 'This is not an e-mail address.',
  },
  changeMinAboveMax: {
    nb: 'Den laveste grensen må være under den høyeste, som er {other}.',
    nn: 'Den lågaste grensa må vere under den høgaste, som er {other}.',
    en: 'The lower limit must be below the upper one, which is {other}.',
  },
  changeMaxBelowMin: {
    nb: 'Den høyeste grensen må være over den laveste, som er {other}.',
    nn: 'Den høgaste grensa må vere over den lågaste, som er {other}.',
    en: 'The upper limit must be above the lower one, which is {other}.',
  },
  changeClosesBefore: {
    nb: 'Kontoret må stenge etter at det åpner.',
    nn: 'Kontoret må stengje etter at det opnar.',
    en: 'The office must close after it opens.',
  },
  changeOrdinaryOutside: {
    nb: 'Slutten på ordinær tid må ligge i åpningstiden.',
    nn: 'Slutten på ordinær tid må liggje i opningstida.',
    en: 'Ordinary time must end while the office is open.',
  },
  changeEndsBefore: {
    nb: 'Den siste dagen kan ikke være før den første.',
    nn: 'Den siste dagen kan ikkje vere før den første.',
    en: 'The last day cannot be before the first.',
  },
  changeTooLong: {
    nb: 'Et unntak kan være på {max} dager.',
    nn: 'Eit unntak kan vere på {max} dagar.',
    en: 'An exception can be of {max} days.',
  },
  changeOverlaps: {
    nb: 'Kontoret har allerede et unntak {day}.',
    nn: 'Kontoret har alt eit unntak {day}.',
    en: 'The office already has an exception on {day}.',
  },
  changeNoDay: {
    nb: 'Skriv dagen som dd.mm, for eksempel 24.12.',
    nn: 'Skriv dagen som dd.mm, til dømes 24.12.',
    en: 'Write the day as dd.mm, for example 24.12.',
  },
} as const satisfies IssueCatalogue

type Fault = keyof typeof changeTexts
const issue = (path: string, code: Fault, params?: Issue['params']): Issue => ({
  path,
  code,
  ...(params && { params }),
})

/** The state of the changed thing on the day from which the change is to apply. */
export interface ThingBefore {
  readonly today: PlainDate
  /** Whether it exists. */
  readonly isKnown: boolean
  /** Whether it already has the new value. */
  readonly isSame: boolean
  readonly parameters: RuleParameters
  readonly periods: Periods
  /** Days for which the office has an exception. */
  readonly exceptionDays: ReadonlySet<PlainDate>
  readonly hoursCodes: ReadonlySet<string>
  /** Days that are already holidays every year, as MM-DD. */
  readonly holidays: ReadonlySet<string>
}

const maxFee = 100_000
const maxExceptionDays = 31
const maxDaysAhead = 3 * 366

const pairs = [
  ['freshMinTemperature', 'freshMaxTemperature'],
  ['minPackageWeight', 'maxPackageWeight'],
] as const

function parameterIssues(
  { subject, value }: Extract<ChangedThing, { kind: 'rule-parameter' }>,
  { parameters }: ThingBefore,
): Issue[] {
  const { unit, min, max } = parameterBounds[subject]
  if (value < min || value > max) return [issue('change.value', 'changeOutOfBounds', { min, max })]
  if (!mayHavePart(unit) && !Number.isInteger(value)) return [issue('change.value', 'changeNotWhole')]
  return pairs.flatMap(([lower, upper]) => {
    if (subject === lower && value >= parameters[upper])
      return [issue('change.value', 'changeMinAboveMax', { other: parameters[upper] })]
    if (subject === upper && value <= parameters[lower])
      return [issue('change.value', 'changeMaxBelowMin', { other: parameters[lower] })]
    return []
  })
}

const draftReminders = [
  ['draftReminderDays', 'draftExpiryDays'],
  ['replacementReminderDays', 'replacementExpiryDays'],
] as const

function periodIssues(
  { subject, value }: Extract<ChangedThing, { kind: 'period' }>,
  { periods }: ThingBefore,
): Issue[] {
  const at = 'change.value'
  const { min, max, isMany } = periodBounds[subject]
  if (value.length === 0 || value.length > (isMany ? 5 : 1))
    return [issue(at, isMany ? 'changeNoReminders' : 'changeNotWhole')]
  if (!value.every(Number.isInteger)) return [issue(at, 'changeNotWhole')]
  if (value.some((one) => one < min || one > max)) return [issue(at, 'changeOutOfBounds', { min, max })]
  if (new Set(value).size < value.length) return [issue(at, 'changeTwice')]
  return draftReminders.flatMap(([reminder, expiry]) => {
    const last = Math.max(...periods[reminder])
    if (subject === reminder && Math.max(...value) >= periods[expiry])
      return [issue(at, 'changeAfterDeletion', { other: periods[expiry] })]
    if (subject === expiry && Math.min(...value) <= last) return [issue(at, 'changeBeforeReminder', { other: last })]
    return []
  })
}

function hoursIssues(
  path: string,
  { open, close, ordinaryUntil }: { open: string; close: string; ordinaryUntil?: string | undefined },
): Issue[] {
  if (close <= open) return [issue(`${path}.close`, 'changeClosesBefore')]
  if (ordinaryUntil !== undefined && (ordinaryUntil < open || ordinaryUntil > close))
    return [issue(`${path}.ordinaryUntil`, 'changeOrdinaryOutside')]
  return []
}

/** The days of an exception, first and last included. */
export function exceptionDaysOf({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to && days.length <= maxExceptionDays; day = addDays(day, 1)) days.push(day)
  return days
}

function exceptionIssues(
  { value }: Extract<ChangedThing, { kind: 'office-exception' }>,
  { today, exceptionDays }: ThingBefore,
): Issue[] {
  const { from, to, name, hours, removed } = value
  const days = exceptionDaysOf(value)
  if (removed) {
    if (from < today) return [issue('change.value.from', 'changeInPast')]
    const isThere = [...exceptionDays].some((day) => from <= day && day <= to)
    return isThere ? [] : [issue('change.value.from', 'changeUnknown')]
  }
  const taken = days.find((day) => exceptionDays.has(day))
  return [
    ...(from < today ? [issue('change.value.from', 'changeInPast')] : []),
    ...(to < from ? [issue('change.value.to', 'changeEndsBefore')] : []),
    ...(days.length > maxExceptionDays ? [issue('change.value.to', 'changeTooLong', { max: maxExceptionDays })] : []),
    ...(taken === undefined ? [] : [issue('change.value.from', 'changeOverlaps', { day: inNorwegian(taken) })]),
    ...(name.nb.trim() === '' ? [issue('change.value.name.nb', 'changeRequired')] : []),
    ...(hours ? hoursIssues('change.value.hours', hours) : []),
  ]
}

const inNorwegian = (day: PlainDate) => day.split('-').toReversed().join('.')

function holidayIssues(
  { value }: Extract<ChangedThing, { kind: 'public-holiday' }>,
  { isKnown, holidays }: ThingBefore,
): Issue[] {
  const { observed, monthDay = '', name } = value
  if (isKnown) return []
  if (!observed) return [issue('change.subject', 'changeUnknown')]
  return [
    // A leap year, so that 29 February is accepted.
    ...(isPlainDate(`2028-${monthDay}`) ? [] : [issue('change.value.monthDay', 'changeNoDay')]),
    ...(holidays.has(monthDay) ? [issue('change.value.monthDay', 'changeSame')] : []),
    ...((name?.nb ?? '').trim() === '' ? [issue('change.value.name.nb', 'changeRequired')] : []),
  ]
}

function thingIssues(change: ChangedThing, before: ThingBefore): Issue[] {
  switch (change.kind) {
    case 'fee': {
      const isAmount = Number.isInteger(change.value) && change.value >= 0 && change.value <= maxFee
      return isAmount ? [] : [issue('change.value', 'changeNoAmount', { max: maxFee })]
    }
    case 'rule-parameter':
      return parameterIssues(change, before)
    case 'period':
      return periodIssues(change, before)
    case 'authority-mail': {
      const mail = change.value.trim()
      return mail === '' || z.email().safeParse(mail).success ? [] : [issue('change.value', 'changeNoMail')]
    }
    case 'opening-hours': {
      const { regular, seasons = [], leadMinutes = 0 } = change.value
      const isLead = Number.isInteger(leadMinutes) && leadMinutes >= 0 && leadMinutes <= 1440
      return [
        ...(regular === undefined ? [] : hoursIssues('change.value.regular', regular)),
        ...seasons.flatMap((hours, index) => hoursIssues(`change.value.seasons.${index}`, hours)),
        ...(isLead ? [] : [issue('change.value.leadMinutes', 'changeOutOfBounds', { min: 0, max: 1440 })]),
      ]
    }
    case 'office': {
      const { openingHours } = change.value
      const isKnown = openingHours === undefined || before.hoursCodes.has(openingHours)
      return isKnown ? [] : [issue('change.value.openingHours', 'changeUnknown')]
    }
    case 'office-exception':
      return exceptionIssues(change, before)
    case 'public-holiday':
      return holidayIssues(change, before)
    case 'auto-approve':
    case 'code':
      return []
  }
}

/** [ADM-01] [ADM-02] The errors in a change; empty when it is valid. */
export function changeIssues({ change, validFrom, reason }: NewReferenceChange, before: ThingBefore): Issue[] {
  const lastDay = addDays(before.today, maxDaysAhead)
  const isKnown = before.isKnown || change.kind === 'public-holiday'
  const own = isKnown ? thingIssues(change, before) : [issue('change.subject', 'changeUnknown')]
  return [
    ...own,
    ...(own.length === 0 && before.isSame ? [issue('change.value', 'changeSame')] : []),
    ...(validFrom < before.today ? [issue('validFrom', 'changeInPast')] : []),
    ...(validFrom > lastDay ? [issue('validFrom', 'changeTooFar', { day: inNorwegian(lastDay) })] : []),
    ...(needsTwoPersons(change.kind) && reason.trim() === '' ? [issue('reason', 'changeRequired')] : []),
  ]
}
