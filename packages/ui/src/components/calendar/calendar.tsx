'use client'

import type { PlainDate } from '@eksport/forms'
import { useState } from 'react'
import type { ChevronProps, DropdownProps } from 'react-day-picker'
import { Ban, ChevronLeft, ChevronRight } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { lazyPart, useLazyPart } from '../../foundation/internal/lazy-part.js'
import { directionOf } from '../../foundation/text/direction.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { FieldContext } from '../field/field-context.js'
import { PartFailed } from '../popover/part-failed.js'
import { Select } from '../select/select.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { CalendarDay } from './calendar-day.js'
import { type DateLimits, shownRange } from './date-limits.logic.js'
import { firstWeekday, longDate } from './date-names.js'
import { fromLocalDate, toLocalNoon } from './plain-date.logic.js'
import { useWhyNot, useWords } from './use-calendar-words.js'

/** The arrow on the previous and next month buttons. */
function CalendarChevron({ orientation }: ChevronProps) {
  const Sign = orientation === 'left' ? ChevronLeft : ChevronRight
  // The grid has already mirrored it.
  return <Sign className="eks:size-icon" data-mirrored={undefined} />
}

/** Month and year as native selects: twenty years are two key presses away. */
function CalendarDropdown({ options = [], value, onChange, disabled, 'aria-label': label }: DropdownProps) {
  return (
    <Select
      small
      className="eks-calendar-list"
      value={String(value)}
      onChange={onChange}
      disabled={disabled}
      aria-label={label}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

const weeks = [1, 2, 3, 4, 5, 6]

/** A placeholder as high as a month: heading, weekdays, six weeks. */
function CalendarPlace() {
  return (
    <div className="eks-calendar-place eks:flex eks:flex-col" aria-busy="true">
      <Skeleton className="eks:mt-2 eks:mb-3.5 eks:h-6 eks:narrow:mt-2.5 eks:narrow:mb-4" />
      <Skeleton className="eks:my-1.5 eks:h-4" />
      {weeks.map((week) => (
        <div key={week} className="eks-calendar-week">
          <Skeleton className="eks:my-0 eks:h-full" />
        </div>
      ))}
    </div>
  )
}

/** Why the focused day cannot be selected; hidden from screen readers, which read it with the day's name. */
function CalendarReason({ date, reason }: { date: PlainDate; reason: string }) {
  const { locale } = useEksport()
  const day = longDate(date, locale)
  return (
    <p
      aria-hidden="true"
      className="eks:mt-2.5 eks:flex eks:items-start eks:gap-2 eks:edge-t-1 eks:border-line eks:pt-2.5 eks:text-small eks:lh-text eks:weight-semibold eks:text-danger-text"
    >
      <Ban className="eks:mt-px eks:size-4.5" />
      <span>{`${day.charAt(0).toUpperCase()}${day.slice(1)} – ${reason}`}</span>
    </p>
  )
}

/** Props of {@link Calendar}. */
export interface CalendarProps extends DateLimits {
  today: PlainDate
  selected: PlainDate | null
  /** Called only for selectable days. */
  onSelect: (date: PlainDate) => void
  /** Called for days that cannot be selected; the reason has been announced already. */
  onBlocked?: (date: PlainDate) => void
  /** Whether a day is between the ends of a range. */
  between?: (date: PlainDate) => boolean
  /** Whether a day is closed for a reason with its own mark: a holiday. */
  isHoliday?: (date: PlainDate) => boolean
  /** Any day of the visible month, when controlled. */
  month?: PlainDate
  onMonthChange?: (firstDay: PlainDate) => void
  /** Shows selects for month and year instead of a heading. */
  dropdowns?: boolean
  weekNumbers?: boolean
  /** Focuses the selected day, or today, when the calendar appears. */
  autoFocus?: boolean
  className?: string
}

const parts = {
  months: 'eks:relative',
  month: 'eks-calendar-month',
  month_caption: 'eks:text-center eks:weight-bold',
  dropdowns: 'eks:flex eks:justify-center eks:gap-1.5',
  button_previous:
    'eks:grid eks:size-10 eks:place-items-center eks:rounded eks:text-link eks:hover:bg-action-tint eks:aria-disabled:invisible eks:coarse:size-11',
  button_next:
    'eks:grid eks:size-10 eks:place-items-center eks:rounded eks:text-link eks:hover:bg-action-tint eks:aria-disabled:invisible eks:coarse:size-11',
  month_grid: 'eks-calendar-grid',
  weekday: 'eks:h-7 eks:text-[.75rem] eks:weight-medium eks:text-subtle',
  day: 'eks:p-px eks:text-center',
  week_number: 'eks:w-[26px] eks:text-[.75rem] eks:weight-normal eks:tabular eks:text-subtle',
  week_number_header: 'eks:w-[26px]',
}

const firstDays = new Map<number, Date>()

/** Caches the first day of each month: the library renders its grid twice unless it is the same object each time. */
function startOfMonth(date: Date): Date {
  const day = new Date(date.getFullYear(), date.getMonth(), 1)
  const known = firstDays.get(day.getTime()) ?? day
  firstDays.set(day.getTime(), known)
  return known
}

const dateLib = { startOfMonth }

const components = { DayButton: CalendarDay, Chevron: CalendarChevron, Dropdown: CalendarDropdown }

/** The grid of days and its library, loaded only when a calendar is shown. */
export const gridPart = /* @__PURE__ */ lazyPart(() => import('./grid-engine.js'))

/**
 * One month as a grid with arrow key navigation. Days that cannot be selected can be focused: their name and the line
 * below the grid say why. Its space is reserved until its library is loaded.
 */
export function Calendar(props: CalendarProps) {
  const grid = useLazyPart(gridPart, true)
  return (
    <FieldContext value={null}>
      <div className={cx('eks-calendar', props.className)}>
        {grid.kind === 'here' ? (
          <MonthGrid {...props} DayPicker={grid.part.DayPicker} />
        ) : grid.kind === 'failed' ? (
          <PartFailed part={gridPart} />
        ) : (
          <CalendarPlace />
        )}
      </div>
    </FieldContext>
  )
}

function MonthGrid({ DayPicker, ...props }: CalendarProps & Pick<typeof import('./grid-engine.js'), 'DayPicker'>) {
  const {
    today,
    selected,
    onSelect,
    onBlocked,
    between,
    isHoliday,
    month,
    onMonthChange,
    dropdowns,
    weekNumbers,
    autoFocus,
  } = props
  const { locale } = useEksport()
  const announce = useAnnounce()
  const whyNot = useWhyNot(props)
  // Only for days that cannot be selected: the others need no text, so the grid does not render again.
  const [visited, setVisited] = useState<PlainDate | null>(null)
  const words = useWords({ today, selected, whyNot })
  const firstDay = firstWeekday(locale)
  const { first, last } = shownRange(props)
  const choose = (date: Date) => {
    const day = fromLocalDate(date)
    const reason = whyNot(day)
    if (!reason) return onSelect(day)
    announce(reason)
    onBlocked?.(day)
  }
  const visit = (day: PlainDate) => setVisited(whyNot(day) === undefined ? null : day)
  const reason = visited && whyNot(visited)
  return (
    <>
      <DayPicker
        {...words}
        mode="single"
        required
        lang={locale}
        navLayout="around"
        captionLayout={dropdowns ? 'dropdown' : 'label'}
        dir={directionOf(locale)}
        ISOWeek={firstDay === 1}
        showWeekNumber={weekNumbers}
        weekStartsOn={firstDay}
        autoFocus={autoFocus}
        today={toLocalNoon(today)}
        selected={selected ? toLocalNoon(selected) : undefined}
        // Without it the grid keeps its own selection and shows that instead of ours.
        onSelect={choose}
        onDayFocus={(date) => visit(fromLocalDate(date))}
        startMonth={toLocalNoon(first)}
        endMonth={toLocalNoon(last)}
        defaultMonth={toLocalNoon(selected ?? today)}
        month={month ? toLocalNoon(month) : undefined}
        onMonthChange={(date) => onMonthChange?.(fromLocalDate(date))}
        modifiers={{
          blocked: (date) => whyNot(fromLocalDate(date)) !== undefined,
          holiday: (date) => isHoliday?.(fromLocalDate(date)) ?? false,
          between: (date) => between?.(fromLocalDate(date)) ?? false,
        }}
        classNames={parts}
        dateLib={dateLib}
        components={components}
      />
      {visited && reason && <CalendarReason date={visited} reason={reason} />}
    </>
  )
}
