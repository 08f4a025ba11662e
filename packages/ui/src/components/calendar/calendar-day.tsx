'use client'
import { useEffect, useRef } from 'react'
import type { DayButtonProps, Modifiers } from 'react-day-picker'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { calendarTexts } from './calendar.texts.js'

const look = [
  'eks:relative eks:grid eks:min-h-[42px] eks:w-full eks:content-center eks:justify-items-center eks:border eks:border-transparent eks:leading-[1.05] eks:tabular eks:coarse:min-h-11 eks:narrow:min-h-11',
  'eks:forced-colors:border-2',
  'eks:focus-visible:rounded',
]
const todayLook =
  'eks:before:order-2 eks:before:text-[.625rem] eks:before:font-medium eks:before:whitespace-nowrap eks:before:content-[attr(data-today)]'
const blockedLook = 'eks:cursor-not-allowed eks:font-normal eks:forced-colors:line-through'
const holidayLook =
  'eks:after:absolute eks:after:bottom-1.5 eks:after:start-1/2 eks:after:-ms-1.5 eks:after:h-0.5 eks:after:w-3 eks:after:bg-danger-base eks:forced-colors:after:bg-[CanvasText]'
const chosenLook =
  'eks:bg-action eks:hover:bg-action-hover eks:forced-colors:border-[Highlight] eks:forced-colors:bg-[Highlight]! eks:forced-colors:outline-[CanvasText] eks:forced-colors:forced-color-adjust-none'
/** A bar above and below joins the days of a period where grounds are not drawn. */
const betweenLook = 'eks:bg-action-tint eks:forced-colors:border-x-[Canvas] eks:forced-colors:border-y-[Highlight]'
/** A transparent edge is drawn there in the colour of the text: every day would look like one in a box. */
const plainLook = 'eks:forced-colors:border-[Canvas]'

/** The strongest mark decides: what is chosen goes before what lies between, and that before what is blocked. */
function groundOf({ selected, between, blocked }: Modifiers) {
  if (selected) return chosenLook
  return cx(between ? betweenLook : plainLook, blocked ? 'eks:hover:bg-transparent' : 'eks:hover:bg-surface-hover')
}

function inkOf({ selected, holiday, blocked }: Modifiers) {
  if (selected) return 'eks:text-on-action eks:forced-colors:text-[HighlightText]'
  const ink = holiday ? 'eks:text-danger-text' : blocked && 'eks:text-disabled'
  return cx(ink, blocked && 'eks:forced-colors:text-[GrayText]')
}

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
  const { blocked, holiday, today, between } = modifiers
  return (
    <button
      {...props}
      ref={button}
      type="button"
      data-date={day.isoDate}
      // Drawn by CSS: as text it would have to stand first in the name (WCAG 2.5.3).
      data-today={today ? t('today') : undefined}
      data-holiday={holiday || undefined}
      data-between={between || undefined}
      aria-disabled={blocked || undefined}
      className={cx(
        ...look,
        today && todayLook,
        blocked ? blockedLook : 'eks:font-semibold',
        holiday && holidayLook,
        between ? 'eks:rounded-none' : 'eks:rounded',
        groundOf(modifiers),
        inkOf(modifiers),
      )}
    >
      {children}
    </button>
  )
}
