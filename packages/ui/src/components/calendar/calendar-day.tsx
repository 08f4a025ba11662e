'use client'
import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { useTexts } from '../../foundation/text/use-texts.js'
import { calendarTexts } from './calendar.texts.js'

/**
 * One day. A day that cannot be selected can still be reached by keyboard and says why, so it is aria-disabled and never
 * natively disabled.
 */
export function CalendarDay({
  day,
  modifiers,
  disabled: _native,
  className: _class,
  children,
  ...props
}: DayButtonProps) {
  const t = useTexts('calendar', calendarTexts)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) button.current?.focus()
  }, [modifiers])
  const { blocked, holiday, today, between, selected } = modifiers
  return (
    <button
      {...props}
      ref={button}
      type="button"
      data-date={day.isoDate}
      // Drawn by CSS: as text it would have to come first in the accessible name (WCAG 2.5.3).
      data-today={today ? t('today') : undefined}
      data-holiday={holiday || undefined}
      data-between={between || undefined}
      data-chosen={selected || undefined}
      aria-disabled={blocked || undefined}
      className="eks-calendar-day"
    >
      {children}
    </button>
  )
}
