'use client'
import { type DayReason, type Instant, type OfficePolicy, officeDay, type PlainDate } from '@eksport/domain'
import { localize, today } from '@eksport/forms'
import { memo, useMemo, useState } from 'react'
import { Calendar } from '../../components/calendar/calendar.js'
import { dayAndMonth } from '../../components/calendar/date-names.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { closedDaysOf } from './closed-days.logic.js'
import type { pickupTexts } from './pickup-time-picker.texts.js'

interface PickupCalendarProps {
  policy: OfficePolicy
  now: Instant
  min: PlainDate
  max: PlainDate
  t: Translate<typeof pickupTexts>
  selected: PlainDate | null
  onSelect: (date: PlainDate) => void
  onBlocked: (reason: DayReason, date: PlainDate) => void
}

/** The month, and under it the days that are closed for another reason than a weekend. */
export const PickupCalendar = memo(function PickupCalendar(props: PickupCalendarProps) {
  const { policy, selected, now, min, max, onSelect, onBlocked, t } = props
  const { locale } = useEksport()
  const day = today(now)
  // The month in sight follows a choice made elsewhere, and the arrows until then.
  const [view, setView] = useState({ month: selected ?? min, selected })
  const shown = view.selected === selected ? view.month : (selected ?? view.month)
  const closed = useMemo(() => closedDaysOf(policy, shown, now), [policy, shown, now])
  const reasonOf = useMemo(() => {
    // A month asks for each day several times, and is drawn anew at every arrow key.
    const known = new Map<PlainDate, string | false>()
    return (date: PlainDate) => {
      const told = known.get(date)
      if (told !== undefined) return told
      const { open, reason } = officeDay(policy, date, now)
      const text = !open && reason ? localize(reason.text, locale) : false
      known.set(date, text)
      return text
    }
  }, [policy, now, locale])
  return (
    <div className="eks:rounded eks:border eks:border-line eks:bg-surface eks:p-3 eks:narrow:-mx-2 eks:narrow:px-1.5">
      <Calendar
        weekNumbers
        today={day}
        selected={selected}
        min={min}
        max={max}
        isBlocked={reasonOf}
        isHoliday={(date) => closed.some((each) => each.date === date)}
        month={shown}
        onMonthChange={(month) => setView({ month, selected })}
        onSelect={onSelect}
        onBlocked={(date) => {
          const { reason } = officeDay(policy, date, now)
          if (reason) onBlocked(reason, date)
        }}
      />
      {closed.length > 0 && (
        <dl
          aria-label={t('closedDays')}
          className="eks:mt-2.5 eks:grid eks:grid-cols-[auto_1fr] eks:gap-x-3 eks:gap-y-0.5 eks:border-t eks:border-line eks:pt-2.5 eks:text-small eks:leading-[1.45] eks:text-subtle"
        >
          {closed.map(({ date, reason }) => (
            <div key={date} className="eks:contents">
              <dt className="eks:whitespace-nowrap">{dayAndMonth(date, locale)}</dt>
              <dd>{localize(reason.text, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
})
