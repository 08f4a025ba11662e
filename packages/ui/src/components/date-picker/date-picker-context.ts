'use client'
import { createContext, type RefObject, useContext } from 'react'
import type { CalendarProps } from '../calendar/calendar.js'
import type { DateOpenReason } from './date-picker-root.js'
import type { useDateText } from './use-date-text.js'

/** What the parts of a date picker share. */
export interface DatePickerContextValue {
  readonly date: ReturnType<typeof useDateText>
  readonly calendar: Omit<CalendarProps, 'selected' | 'onSelect'>
  readonly setOpen: (open: boolean, reason: DateOpenReason, event?: Event) => void
  readonly open: boolean
  /** The button that opens the calendar, or what else it stands by. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** Id of the open calendar. */
  readonly contentId: string
  /** As a sheet it lies over the fields: behind it nothing is to be met. */
  readonly modal: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  /** The name of the button and of what it opens: which date is chosen. */
  readonly label: string
}

export const DatePickerContext = createContext<DatePickerContextValue | null>(null)

/** The date picker around a part. */
export function useDatePickerRoot(part: string): DatePickerContextValue {
  const root = useContext(DatePickerContext)
  if (root === null) throw new Error(`${part} needs a DatePickerRoot around it.`)
  return root
}
