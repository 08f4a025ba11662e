import type { LocalizedText } from '@eksport/forms'
import type { PlainDate, PlainTime } from '../format/plain-date.ts'

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
