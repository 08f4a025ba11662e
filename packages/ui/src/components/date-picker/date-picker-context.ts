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
  /** The button that opens the calendar, or another element to anchor it to. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** The id of the open calendar. */
  readonly contentId: string
  /** On a phone it is a sheet over the fields, and the page behind is inert. */
  readonly modal: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  /** The accessible name of the button and of the calendar: which date is selected. */
  readonly label: string
}

export const DatePickerContext = createContext<DatePickerContextValue | null>(null)

/** The surrounding date picker. */
export function useDatePickerRoot(part: string): DatePickerContextValue {
  const root = useContext(DatePickerContext)
  if (root === null) throw new Error(`${part} needs a DatePickerRoot around it.`)
  return root
}
