import type { LocalizedText, ValidationContext } from '@eksport/forms'
import type { PlainDate, PlainTime } from '../format/schemas.ts'

/** Days of every year: a date, a span of dates, or so many days from Easter Sunday. */
export type YearlyDay =
  | { readonly monthDay: string }
  | { readonly from: string; readonly to: string }
  | { readonly easter: number }

/** When an office is open. The closing minute is the last time that can be chosen. */
export interface OfficeHours {
  readonly open: PlainTime
  readonly close: PlainTime
  /** The end of ordinary hours, where the office is open longer: later pickups cost double. */
  readonly ordinaryUntil?: PlainTime
  /** The fee doubles already at that time, not only after it. */
  readonly doubleFrom?: PlainTime
}

/** Hours for a part of the year, both days included. */
export interface Season {
  readonly from: string
  readonly to: string
  readonly hours: OfficeHours
}

export interface NamedDay {
  readonly code: string
  readonly name: LocalizedText
  readonly on: YearlyDay
}

/** A working day with hours of its own. On a weekend it is an ordinary weekend. */
export interface SpecialDay extends NamedDay {
  readonly hours: OfficeHours
}

/** What an office has decided for one date; it wins over everything and may open a weekend. No hours means closed. */
export interface OfficeException {
  readonly date: PlainDate
  readonly name: LocalizedText
  readonly hours?: OfficeHours
}

/** [PIK-01..04] The opening hours of an office as data: an officer can change them, and the same engine reads them everywhere. */
export interface OfficePolicy {
  readonly code: string
  /** Minutes before a pickup that the picker still offers. */
  readonly leadMinutes: number
  /** Minutes before a pickup that the form still accepts (decisions.md 5.1: the specifications differ for one office). */
  readonly formLeadMinutes: number
  readonly regular: OfficeHours
  readonly seasons: readonly Season[]
  readonly specialDays: readonly SpecialDay[]
  readonly holidays: readonly NamedDay[]
  readonly exceptions: readonly OfficeException[]
}

/** Opening hours that offices share, under the code by which they name them. */
export type OpeningHours = Omit<OfficePolicy, 'code' | 'holidays' | 'exceptions'> & { readonly code: string }

/** An office as its list has it: whether it is still one, which hours it keeps, and what it has decided for single dates. */
export interface OfficeHoursOf {
  readonly code: string
  /** Not where it is closed for good: applications name it still, and nothing is fetched there any more. */
  readonly active: boolean
  readonly openingHours: string
  readonly exceptions: readonly OfficeException[]
}

/** [REG-03] When offices are open, as the reference data says it on a day. */
export interface OfficeTimes {
  readonly openingHours: readonly OpeningHours[]
  readonly holidays: readonly NamedDay[]
  readonly offices: readonly OfficeHoursOf[]
}

/** The rules of each office by its code. */
export type OfficePolicies = ReadonlyMap<string, OfficePolicy>

/** The rules of every office. One that names hours which nobody has laid down is a fault of the reference data. */
export function officePolicies({ openingHours, holidays, offices }: OfficeTimes): OfficePolicies {
  const hours = new Map(openingHours.map((one) => [one.code, one]))
  return new Map(
    offices.map(({ code, openingHours: named, exceptions }) => {
      const rules = hours.get(named)
      if (rules === undefined) throw new Error(`The office ${code} names opening hours ${named}, which do not exist`)
      return [code, { ...rules, code, holidays, exceptions }] as const
    }),
  )
}

/** The rules of an office. An office that is not among them is a fault of who asks. */
export function policyOf(policies: OfficePolicies, office: string): OfficePolicy {
  const policy = policies.get(office)
  if (policy === undefined) throw new Error(`Nobody knows when the office ${office} is open`)
  return policy
}

/** [REG-03] What the forms of the trade are handed in besides their answers: reference data as it holds when they are checked. */
export interface FormFacts {
  readonly offices: OfficePolicies
}

const isFormFacts = (given: object): given is FormFacts => 'offices' in given

/** When offices are open. A form that is checked without having been told is a fault of who checks it. */
export function officesIn({ given }: ValidationContext): OfficePolicies {
  if (!isFormFacts(given)) throw new Error('The form is checked without being told when offices are open')
  return given.offices
}
