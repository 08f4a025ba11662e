import type { PlainDate, PlainTime } from '@eksport/forms'

/** One time that can be asked for, `HH:mm`. */
export interface Slot {
  readonly time: PlainTime
  /** `too-soon` lies behind us or nearer than the lead; `taken` is somebody else's. */
  readonly state: 'free' | 'too-soon' | 'taken'
}

/** A part of a day, and the times in it. */
export interface SlotWindow {
  readonly id: string
  /** 'Før kl. 12:00' */
  readonly label: string
  readonly slots: readonly Slot[]
  /** What holds for this part alone: 'Dobbelt gebyr utenfor åpningstid'. */
  readonly note?: string | undefined
  /** `warning` where it costs more. */
  readonly tone?: 'neutral' | 'warning'
}

/** A day as it can be chosen. One without windows is closed. */
export interface SlotDay {
  readonly windows: readonly SlotWindow[]
  /** Why it is closed: 'Stengt: 17. mai'. */
  readonly reason?: string | undefined
  /** Closed for a reason that is worth a mark and a line under the month: a holiday, not each weekend. */
  readonly special?: boolean
  /** What is other than usual on an open day: 'Nyttårsaften: åpent kl. 10:00–12:00.' */
  readonly note?: string | undefined
}

/** The days by date; one that is not there is closed. */
export type SlotDays = Readonly<Record<PlainDate, SlotDay>>

/** What a day offers. */
export type DayOf = (date: PlainDate) => SlotDay

/** A day and a time; either may be missing. */
export interface SlotValue {
  readonly date: PlainDate | null
  readonly time: PlainTime | null
}

/** Why a choice changed: a day, a time or the next free one was taken, or another source does not offer the time. */
export type SlotReason = 'date' | 'time' | 'next' | 'source'
