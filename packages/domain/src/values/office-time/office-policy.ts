import type { LocalizedText, ValidationContext } from '@eksport/forms'
import type { PlainDate, PlainTime } from '../format/schemas.ts'

/** Yearly days: a date, a range of dates, or a number of days from Easter Sunday. */
export type YearlyDay =
  | { readonly monthDay: string }
  | { readonly from: string; readonly to: string }
  | { readonly easter: number }

/** The hours of an office. The closing time is the last time that can be chosen. */
export interface OfficeHours {
  readonly open: PlainTime
  readonly close: PlainTime
  /** The end of ordinary hours, if the office is open longer: later pickups cost double. */
  readonly ordinaryUntil?: PlainTime
  /** The fee doubles at this time, not only after it. */
  readonly doubleFrom?: PlainTime
}

/** Hours for a part of the year, first and last day included. */
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

/** A working day with other hours. On a weekend it is an ordinary weekend. */
export interface SpecialDay extends NamedDay {
  readonly hours: OfficeHours
}

/** An office's exception for one date, which takes precedence over everything and may open a weekend. Absent hours mean closed. */
export interface OfficeException {
  readonly date: PlainDate
  readonly name: LocalizedText
  readonly hours?: OfficeHours
}

/** [PIK-01..04] The opening hours of an office as data: officers can change them, and the same code reads them everywhere. */
export interface OfficePolicy {
  readonly code: string
  /** The fewest minutes before a pickup at which the picker offers it. */
  readonly leadMinutes: number
  /** The fewest minutes before a pickup at which the form accepts it (decisions.md 5.1: the specifications differ for one office). */
  readonly formLeadMinutes: number
  readonly regular: OfficeHours
  readonly seasons: readonly Season[]
  readonly specialDays: readonly SpecialDay[]
  readonly holidays: readonly NamedDay[]
  readonly exceptions: readonly OfficeException[]
}

/** Opening hours that offices share, with the code by which they refer to them. */
export type OpeningHours = Omit<OfficePolicy, 'code' | 'holidays' | 'exceptions'> & { readonly code: string }

/** An office in its list: whether it is active, the hours that it refers to, and its exceptions for single dates. */
export interface OfficeHoursOf {
  readonly code: string
  /** False where it is closed for good: applications may still name it, but nothing is picked up there any more. */
  readonly active: boolean
  readonly openingHours: string
  readonly exceptions: readonly OfficeException[]
}

/** [REG-03] When offices are open, from the reference data of a day. */
export interface OfficeTimes {
  readonly openingHours: readonly OpeningHours[]
  readonly holidays: readonly NamedDay[]
  readonly offices: readonly OfficeHoursOf[]
}

/** The policy of each office by its code. */
export type OfficePolicies = ReadonlyMap<string, OfficePolicy>

/** The policies of all offices. Throws where one refers to hours that the reference data does not have. */
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

/** The policy of an office. Throws where it is not among them. */
export function policyOf(policies: OfficePolicies, office: string): OfficePolicy {
  const policy = policies.get(office)
  if (policy === undefined) throw new Error(`Nobody knows when the office ${office} is open`)
  return policy
}

/** [REG-03] What the forms need besides their answers: reference data as it is when they are checked. */
export interface FormFacts {
  readonly offices: OfficePolicies
}

const isFormFacts = (given: object): given is FormFacts => 'offices' in given

/** When offices are open. Throws where the form is checked without them. */
export function officesIn({ given }: ValidationContext): OfficePolicies {
  if (!isFormFacts(given)) throw new Error('The form is checked without being told when offices are open')
  return given.offices
}
