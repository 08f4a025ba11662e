'use client'
import {
  type Instant,
  nextFree,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  type PlainTime,
} from '@eksport/domain'
import { addDays, localize, today } from '@eksport/forms'
import { SkipForward } from 'lucide-react'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { Calendar } from '../calendar/calendar.js'
import { dayAndMonth, longDate } from '../calendar/date-names.js'
import { useNow } from '../calendar/use-today.js'
import { FieldError } from '../field/field-parts.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { closedDaysOf } from './closed-days.logic.js'
import { PickupSlots } from './pickup-slots.js'
import { pickupTexts } from './pickup-time-picker.texts.js'

/** A day and a time in Oslo; either may be missing. */
export interface PickupValue {
  readonly date: PlainDate | null
  readonly time: PlainTime | null
}

/** Props of {@link PickupTimePicker}. */
export interface PickupTimePickerProps {
  /** The opening hours of the office, `officePolicy()` of `@eksport/domain`. */
  policy: OfficePolicy
  value: PickupValue
  onValueChange: (value: PickupValue, details: { readonly reason: 'date' | 'time' | 'next' }) => void
  /** The provider's clock unless given; what is too soon follows it. */
  now?: Instant
  /** Days ahead that can be chosen. */
  daysAhead?: number
  feeOf?: (band: PickupBand) => ReactNode
  errors?: { readonly date?: ReactNode; readonly time?: ReactNode }
  /** The date's id is `${id}-date`, the time's `${id}-time`: an error summary leads there. */
  id?: string
  className?: string
}

function useDay({ policy, value, now: given }: Pick<PickupTimePickerProps, 'policy' | 'value' | 'now'>) {
  const { locale } = useEksport()
  const clock = useNow()
  const now = given ?? clock
  const t = useTexts('pickup', pickupTexts)
  const announce = useAnnounce()
  const free =
    value.date === null ? 0 : officeDay(policy, value.date, now).slots.filter(({ state }) => state === 'free').length
  const day = value.date === null ? '' : longDate(value.date, locale)
  const count =
    free === 0 ? t('noneFree', { day }) : free === 1 ? t('oneFree', { day }) : t('free', { count: free, day })
  const slot =
    value.date === null ? undefined : officeDay(policy, value.date, now).slots.find(({ time }) => time === value.time)
  // A choice that the clock (or another office) has overtaken is kept and told about, never dropped in silence.
  const lapsed =
    value.time !== null && value.date !== null && slot?.state !== 'free'
      ? t('lapsed', { time: value.time.replace(':', '.') })
      : undefined
  useEffect(() => {
    if (lapsed) announce(lapsed, 'assertive')
  }, [lapsed, announce])
  return { now, count: value.date === null ? t('dateFirst') : count, lapsed }
}

/** Where and when the paper is fetched: a calendar that says why a day is closed, and the free times of the chosen day. */
export function PickupTimePicker(props: PickupTimePickerProps) {
  const { policy, value, onValueChange, daysAhead = 90, feeOf, errors, id, className } = props
  const ownId = useId()
  const groupId = id ?? ownId
  const t = useTexts('pickup', pickupTexts)
  const { now, count, lapsed } = useDay(props)
  const announce = useAnnounce()
  const times = useRef<HTMLDivElement>(null)
  const chooseDate = (date: PlainDate) => {
    const stays = officeDay(policy, date, now).slots.some(({ time, state }) => time === value.time && state === 'free')
    onValueChange({ date, time: stays ? value.time : null }, { reason: 'date' })
    // On to the times, which the group's description counts; a wider page shows both at once.
    times.current?.focus()
  }
  const chooseNext = (next: PickupValue, when: string) => {
    onValueChange(next, { reason: 'next' })
    announce(t('chosen', { when }))
  }
  const timeError = errors?.time ?? lapsed
  return (
    <div className={cx('eks-pickup eks:text-ui', className)}>
      <NextFree policy={policy} now={now} onChoose={chooseNext} />
      <div className="eks:mt-5 eks:grid eks:grid-cols-[304px_minmax(0,1fr)] eks:items-start eks:gap-x-9 eks:gap-y-7 eks:narrow:grid-cols-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend with each of forty days */}
        <div
          role="group"
          id={`${groupId}-date`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-date-label`}
          aria-describedby={errors?.date ? `${groupId}-date-error` : undefined}
        >
          <p id={`${groupId}-date-label`} className="eks:mb-2 eks:font-semibold">
            {t('date')}
          </p>
          <PickupCalendar policy={policy} selected={value.date} now={now} daysAhead={daysAhead} onSelect={chooseDate} />
          {errors?.date && <FieldError id={`${groupId}-date-error`}>{errors.date}</FieldError>}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: focus is sent here, and a fieldset would wrap the radios twice */}
        <div
          ref={times}
          role="group"
          id={`${groupId}-time`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-time-label`}
          aria-describedby={`${groupId}-time-count`}
        >
          <p id={`${groupId}-time-label`} className="eks:font-semibold">
            {t('time')}
          </p>
          <p id={`${groupId}-time-count`} className="eks:mt-0.5 eks:text-small eks:text-subtle">
            {count}
          </p>
          {timeError && <FieldError id={`${groupId}-time-error`}>{timeError}</FieldError>}
          {value.date !== null && (
            <PickupSlots
              policy={policy}
              date={value.date}
              time={value.time}
              now={now}
              feeOf={feeOf}
              describedBy={timeError ? `${groupId}-time-error` : undefined}
              invalid={Boolean(timeError)}
              onSelect={(time) => onValueChange({ ...value, time }, { reason: 'time' })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** One press to the first time that is free, which is what most want. */
function NextFree({
  policy,
  now,
  onChoose,
}: {
  policy: OfficePolicy
  now: Instant
  onChoose: (value: PickupValue, when: string) => void
}) {
  const { locale } = useEksport()
  const t = useTexts('pickup', pickupTexts)
  const next = useMemo(() => nextFree(policy, now), [policy, now])
  if (!next) return null
  const time = next.time.replace(':', '.')
  const when =
    next.date === today(now) ? t('todayAt', { time }) : t('dayAt', { day: longDate(next.date, locale), time })
  return (
    <Button
      icon={<SkipForward aria-hidden="true" />}
      onClick={() => onChoose(next, when)}
      className="eks:max-w-full eks:whitespace-normal"
    >
      {t('next', { when })}
    </Button>
  )
}

interface PickupCalendarProps {
  policy: OfficePolicy
  selected: PlainDate | null
  now: Instant
  daysAhead: number
  onSelect: (date: PlainDate) => void
}

/** The month, and under it the days that are closed for another reason than a weekend. */
function PickupCalendar({ policy, selected, now, daysAhead, onSelect }: PickupCalendarProps) {
  const { locale } = useEksport()
  const t = useTexts('pickup', pickupTexts)
  const day = today(now)
  // The month in sight follows a choice made elsewhere, and the arrows until then.
  const [view, setView] = useState({ month: selected ?? day, selected })
  const shown = view.selected === selected ? view.month : (selected ?? view.month)
  const closed = useMemo(() => closedDaysOf(policy, shown, now), [policy, shown, now])
  const reasonOf = useMemo(
    () => (date: PlainDate) => {
      const { open, reason } = officeDay(policy, date, now)
      return open ? false : reason ? localize(reason.text, locale) : false
    },
    [policy, now, locale],
  )
  return (
    <div className="eks:rounded eks:border eks:border-line eks:bg-surface eks:p-3 eks:narrow:-mx-2 eks:narrow:px-1.5">
      <Calendar
        weekNumbers
        today={day}
        selected={selected}
        min={day}
        max={addDays(day, daysAhead)}
        isBlocked={reasonOf}
        isHoliday={(date) => closed.some((each) => each.date === date)}
        month={shown}
        onMonthChange={(month) => setView({ month, selected })}
        onSelect={onSelect}
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
}
