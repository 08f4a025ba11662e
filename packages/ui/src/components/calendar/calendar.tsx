'use client'
import type { PlainDate } from '@eksport/forms'
import { useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { lazyPart, useLazyPart } from '../../foundation/internal/lazy-part.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { FieldContext } from '../field/field-context.js'
import { PartFailed } from '../popover/part-failed.js'
import { CalendarDay } from './calendar-day.js'
import { CalendarChevron, CalendarDropdown, CalendarPlace, CalendarReason } from './calendar-parts.js'
import { type DateLimits, shownRange } from './date-limits.logic.js'
import { fromLocalDate, toLocalNoon } from './plain-date.logic.js'
import { useWhyNot, useWords } from './use-calendar-words.js'

/** Props of {@link Calendar}. */
export interface CalendarProps extends DateLimits {
  today: PlainDate
  selected: PlainDate | null
  /** Called for days that can be chosen only. */
  onSelect: (date: PlainDate) => void
  /** Called for days that cannot be chosen; the reason has been said already. */
  onBlocked?: (date: PlainDate) => void
  /** Days of a range, marked between its ends. */
  between?: (date: PlainDate) => boolean
  /** Closed for a reason that is worth a sign of its own: a holiday. */
  isHoliday?: (date: PlainDate) => boolean
  /** Any day of the month in sight; without it the calendar keeps its own. */
  month?: PlainDate
  onMonthChange?: (firstDay: PlainDate) => void
  /** Lists of months and years instead of a heading. */
  dropdowns?: boolean
  weekNumbers?: boolean
  /** Focus the chosen day, or today, when the calendar appears. */
  autoFocus?: boolean
  className?: string
}

const parts = {
  months: 'eks:relative',
  month: 'eks:grid eks:grid-cols-[auto_minmax(0,1fr)_auto] eks:items-center eks:gap-y-1.5',
  month_caption: 'eks:text-center eks:font-bold',
  dropdowns: 'eks:flex eks:justify-center eks:gap-1.5',
  button_previous:
    'eks:grid eks:size-10 eks:place-items-center eks:rounded eks:text-link eks:hover:bg-action-tint eks:aria-disabled:invisible eks:coarse:size-11',
  button_next:
    'eks:grid eks:size-10 eks:place-items-center eks:rounded eks:text-link eks:hover:bg-action-tint eks:aria-disabled:invisible eks:coarse:size-11',
  month_grid: 'eks:col-span-3 eks:w-full eks:table-fixed eks:border-collapse',
  weekday: 'eks:h-7 eks:text-[.75rem] eks:font-medium eks:text-subtle',
  day: 'eks:p-px eks:text-center',
  week_number: 'eks:w-[26px] eks:text-[.75rem] eks:font-normal eks:tabular-nums eks:text-subtle',
  week_number_header: 'eks:w-[26px]',
}

const components = { DayButton: CalendarDay, Chevron: CalendarChevron, Dropdown: CalendarDropdown }

/** The grid of days and the library behind it: only those who see a calendar pay for it. */
export const gridPart = /* @__PURE__ */ lazyPart(() => import('./grid-engine.js'))

/**
 * One month as a grid that the arrow keys walk. Days that cannot be chosen can be visited:
 * their name says why, and so does the line under the grid. Its place is kept free until its library has come.
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
  const [visited, setVisited] = useState<PlainDate | null>(null)
  const words = useWords({ today, selected, whyNot })
  const { first, last } = shownRange(props)
  const choose = (date: Date) => {
    const day = fromLocalDate(date)
    const reason = whyNot(day)
    if (!reason) return onSelect(day)
    announce(reason)
    onBlocked?.(day)
  }
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
        ISOWeek
        showWeekNumber={weekNumbers}
        weekStartsOn={1}
        autoFocus={autoFocus}
        today={toLocalNoon(today)}
        selected={selected ? toLocalNoon(selected) : undefined}
        // Without it the grid keeps a choice of its own and shows that instead of ours.
        onSelect={choose}
        onDayFocus={(date) => setVisited(fromLocalDate(date))}
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
        components={components}
      />
      {visited && reason && <CalendarReason date={visited} reason={reason} />}
    </>
  )
}
