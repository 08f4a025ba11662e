'use client'
import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { cx } from '../internal/cx.js'
import { useTexts } from '../text/use-texts.js'
import { calendarTexts } from './calendar.texts.js'

const look = [
  'eks:relative eks:grid eks:h-[42px] eks:w-full eks:content-center eks:justify-items-center eks:rounded eks:border eks:border-transparent eks:leading-[1.05] eks:font-semibold eks:tabular-nums eks:coarse:h-11 eks:narrow:h-11',
  'eks:hover:bg-surface-hover eks:focus-visible:rounded',
]
const todayLook =
  'eks:before:order-2 eks:before:text-[.625rem] eks:before:font-medium eks:before:content-[attr(data-today)]'
const blockedLook = 'eks:cursor-not-allowed eks:font-normal eks:text-disabled eks:hover:bg-transparent'
const holidayLook =
  'eks:text-danger-text eks:after:absolute eks:after:bottom-1.5 eks:after:left-1/2 eks:after:-ml-1.5 eks:after:h-0.5 eks:after:w-3 eks:after:bg-danger-base eks:after:content-[""]'
const chosenLook =
  'eks:bg-action eks:text-on-action eks:hover:bg-action-hover eks:forced-colors:border-[Highlight] eks:forced-colors:border-4'

/**
 * One day. A day that cannot be chosen keeps its place in the keyboard's way and says why,
 * so it is aria-disabled and never natively disabled.
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
  const { blocked, holiday, today, selected, between } = modifiers
  return (
    <button
      {...props}
      ref={button}
      type="button"
      data-date={day.isoDate}
      // Drawn by CSS: as text it would have to stand first in the name (WCAG 2.5.3).
      data-today={today ? t('today') : undefined}
      aria-disabled={blocked || undefined}
      className={cx(
        ...look,
        today && todayLook,
        blocked && blockedLook,
        holiday && holidayLook,
        between && 'eks:rounded-none eks:bg-action-tint',
        selected && chosenLook,
      )}
    >
      {children}
    </button>
  )
}
