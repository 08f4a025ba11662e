'use client'
import type { PlainDate } from '@eksport/forms'
import { memo, useMemo, useState } from 'react'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Calendar } from '../calendar/calendar.js'
import { dayAndMonth } from '../calendar/date-names.js'
import { closedDaysOf } from './days.logic.js'
import type { slotPickerTexts } from './slot-picker.texts.js'
import type { DayOf } from './slot-types.js'

interface SlotCalendarProps {
  dayOf: DayOf
  today: PlainDate
  min: PlainDate
  max: PlainDate
  t: Translate<typeof slotPickerTexts>
  selected: PlainDate | null
  onSelect: (date: PlainDate) => void
  onBlocked: (date: PlainDate, reason: string) => void
}

/** The month, and below it the days that are closed for a reason other than a weekend. */
export const SlotCalendar = memo(function SlotCalendar(props: SlotCalendarProps) {
  const { dayOf, today, selected, min, max, onSelect, onBlocked, t } = props
  const { locale } = useEksport()
  // The visible month follows a selection made elsewhere; until then the arrows.
  const [view, setView] = useState({ month: selected ?? min, selected })
  const shown = view.selected === selected ? view.month : (selected ?? view.month)
  const closed = useMemo(() => closedDaysOf(dayOf, shown), [dayOf, shown])
  const reasonOf = (date: PlainDate) => {
    const { windows, reason } = dayOf(date)
    return windows.length === 0 && (reason ?? t('closed'))
  }
  return (
    <div className="eks:rounded eks:edge-1 eks:border-line eks:bg-surface eks:p-3 eks:narrow:mx-[calc(var(--eks-gutter)/-2)] eks:narrow:px-1.5">
      <Calendar
        weekNumbers
        today={today}
        selected={selected}
        min={min}
        max={max}
        isBlocked={reasonOf}
        isHoliday={(date) => closed.some((each) => each.date === date)}
        month={shown}
        onMonthChange={(month) => setView({ month, selected })}
        onSelect={onSelect}
        onBlocked={(date) => onBlocked(date, reasonOf(date) || t('closed'))}
      />
      {closed.length > 0 && (
        <dl
          aria-label={t('closedDays')}
          className="eks:mt-2.5 eks:grid eks:grid-cols-[auto_1fr] eks:gap-x-3 eks:gap-y-0.5 eks:edge-t-1 eks:border-line eks:pt-2.5 eks:text-small eks:lh-text eks:text-subtle"
        >
          {closed.map(({ date, reason }) => (
            <div key={date} className="eks:contents">
              <dt className="eks:whitespace-nowrap">{dayAndMonth(date, locale)}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
})
