import type { PlainDate, PlainTime } from '@eksport/forms'

/** One time, `HH:mm`. */
export interface Slot {
  readonly time: PlainTime
  /** `too-soon` is past or within the lead time; `taken` is booked by someone else. */
  readonly state: 'free' | 'too-soon' | 'taken'
}

/** A part of a day, and its times. */
export interface SlotWindow {
  readonly id: string
  /** 'Før kl. 12:00' */
  readonly label: string
  readonly slots: readonly Slot[]
  /** A note on this part only: 'Dobbelt gebyr utenfor åpningstid'. */
  readonly note?: string | undefined
  /** `warning` if it costs more. */
  readonly tone?: 'neutral' | 'warning'
}

/** A day with its times. Without windows it is closed. */
export interface SlotDay {
  readonly windows: readonly SlotWindow[]
  /** Why it is closed: 'Stengt: 17. mai'. */
  readonly reason?: string | undefined
  /** Whether the reason needs a mark and a line below the month: a holiday, but not each weekend. */
  readonly special?: boolean
  /** What is unusual on an open day: 'Nyttårsaften: åpent kl. 10:00–12:00.' */
  readonly note?: string | undefined
}

/** The days by date; an absent day is closed. */
export type SlotDays = Readonly<Record<PlainDate, SlotDay>>

/** What a day offers. */
export type DayOf = (date: PlainDate) => SlotDay

/** A day and a time; either can be missing. */
export interface SlotValue {
  readonly date: PlainDate | null
  readonly time: PlainTime | null
}

/**
 * Why a selection changed: a day, a time or the next free time was selected, or another source does not offer the time.
 */
export type SlotReason = 'date' | 'time' | 'next' | 'source'
