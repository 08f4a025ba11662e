'use client'
import {
  type DayReason,
  type Instant,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  type PlainTime,
} from '@eksport/domain'
import { localize, today } from '@eksport/forms'
import { Globe, SkipForward } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { Calendar } from '../calendar/calendar.js'
import { dayAndMonth, longDate } from '../calendar/date-names.js'
import { FieldError } from '../field/field-parts.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import type { ChangeDetails } from '../internal/use-controllable.js'
import type { CatalogueOverrides, Translate } from '../text/catalogue.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { closedDaysOf } from './closed-days.logic.js'
import { freeTimes, openDays } from './open-days.logic.js'
import { PickupDays } from './pickup-days.js'
import { PickupSlots } from './pickup-slots.js'
import { pickupTexts } from './pickup-time-picker.texts.js'
import { PickupWindows } from './pickup-windows.js'
import { useElsewhere } from './use-elsewhere.js'
import { usePickup } from './use-pickup.js'

/** A day and a time in Oslo; either may be missing. */
export interface PickupValue {
  readonly date: PlainDate | null
  readonly time: PlainTime | null
}

/** Why a pickup changed: a day or a time was chosen, the next free one was taken, or another office cannot offer it. */
export type PickupReason = 'date' | 'time' | 'next' | 'office'

/** Props of {@link PickupTimePicker}. */
export interface PickupTimePickerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The opening hours of the office, `officePolicy()` of `@eksport/domain`. */
  policy: OfficePolicy
  value?: PickupValue
  defaultValue?: PickupValue
  onValueChange?: (value: PickupValue, details: ChangeDetails<PickupReason>) => void
  /** The provider's clock unless given; what is too soon follows it. */
  now?: Instant
  /** The first day that can be chosen; never before today. */
  minDate?: PlainDate
  /** The last day that can be chosen; `daysAhead` days from today unless given. */
  maxDate?: PlainDate
  /** How many days ahead can be chosen, when there is no `maxDate`. */
  daysAhead?: number
  /** Half hours, or parts of the day: then `time` is the first free time of the part. */
  granularity?: 'slots' | 'windows'
  /** `auto` lists the days when at most five are open, and shows a calendar otherwise. */
  layout?: 'auto' | 'calendar' | 'list'
  /** What a pickup in a part of the day costs, in words. */
  feeOf?: (band: PickupBand) => ReactNode
  /** The zone that the reader's clock shows; the browser's own unless given. */
  readerTimeZone?: string
  /** A closed day was pressed; its reason has been said already. */
  onBlocked?: (reason: DayReason, date: PlainDate) => void
  /** What is wrong with the day or the time, under its own control. */
  errors?: { readonly date?: ReactNode; readonly time?: ReactNode }
  /** The date's id is `${id}-date`, the time's `${id}-time`: an error summary leads there. */
  id?: string
  messages?: CatalogueOverrides<typeof pickupTexts>
}

/** Where and when the paper is fetched: a calendar that says why a day is closed, and the free times of the chosen day. */
export function PickupTimePicker(props: PickupTimePickerProps) {
  const { policy, feeOf, errors, id, onBlocked, messages, className } = props
  const ownId = useId()
  const groupId = id ?? ownId
  const t = useTexts('pickup', pickupTexts, messages)
  const pickup = usePickup(props, t)
  const { now, value, min, max } = pickup
  const announce = useAnnounce()
  const times = useRef<HTMLDivElement>(null)
  const chooseDate = (date: PlainDate, event?: Event) => {
    pickup.chooseDate(date, event)
    // On to the times; a wider page shows both at once. Arrows in a list of days must be able to go on.
    if (!pickup.asList) times.current?.focus()
  }
  const timeError = errors?.time ?? pickup.lapsed
  const dateError = errors?.date ? `${groupId}-date-error` : undefined
  const Times = pickup.windows ? PickupWindows : PickupSlots
  return (
    <div
      {...elementProps(props)}
      data-layout={pickup.asList ? 'list' : 'calendar'}
      className={cx('eks-pickup eks:text-ui', className)}
    >
      {pickup.none ? (
        <p className="eks:font-semibold">{t('noneAtAll')}</p>
      ) : (
        <NextFree
          {...{ policy, now, min, max, t }}
          onChoose={(next, when) => {
            pickup.choose(next, 'next')
            announce(t('chosen', { when }))
          }}
        />
      )}
      <ZoneNote now={now} zone={props.readerTimeZone} t={t} />
      <div className="eks:mt-5 eks:grid eks:grid-cols-[304px_minmax(0,1fr)] eks:items-start eks:gap-x-9 eks:gap-y-7 eks:narrow:grid-cols-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend with each of forty days */}
        <div
          role="group"
          id={`${groupId}-date`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-date-label`}
          aria-describedby={dateError}
        >
          <p id={`${groupId}-date-label`} className="eks:mb-2 eks:font-semibold">
            {t('date')}
          </p>
          {pickup.asList ? (
            <PickupDays
              days={pickup.days}
              selected={value.date}
              labelledBy={`${groupId}-date-label`}
              describedBy={dateError}
              onSelect={chooseDate}
              t={t}
            />
          ) : (
            <PickupCalendar {...{ policy, now, min, max, onBlocked, t }} selected={value.date} onSelect={chooseDate} />
          )}
          {errors?.date && <FieldError id={dateError}>{errors.date}</FieldError>}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: focus is sent here, and a fieldset would wrap the radios twice */}
        <div
          ref={times}
          role="group"
          id={`${groupId}-time`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-time-label`}
          aria-describedby={timeError ? `${groupId}-time-error` : undefined}
        >
          <p id={`${groupId}-time-label`} className="eks:font-semibold">
            {t('time')}
          </p>
          <p className="eks:mt-0.5 eks:text-small eks:text-subtle">{pickup.count}</p>
          {timeError && <FieldError id={`${groupId}-time-error`}>{timeError}</FieldError>}
          {value.date !== null && (
            <Times
              {...{ policy, now, feeOf, t }}
              date={value.date}
              time={value.time}
              describedBy={timeError ? `${groupId}-time-error` : undefined}
              invalid={Boolean(timeError)}
              onSelect={(time) => pickup.choose({ ...value, time }, 'time')}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** Only where it says something new: the browser's own clock shows another time. */
function ZoneNote({ now, zone, t }: Pick<Range, 'now' | 't'> & { zone: string | undefined }) {
  if (!useElsewhere(now, zone)) return null
  return (
    <p className="eks-pickup-zone eks:mt-3 eks:flex eks:items-center eks:gap-2 eks:text-small eks:text-subtle">
      <Globe aria-hidden="true" className="eks:size-4.5" />
      {t('zone')}
    </p>
  )
}

/** What is left for the element itself. */
function elementProps(props: PickupTimePickerProps) {
  const { policy, value, defaultValue, onValueChange, now, minDate, maxDate, daysAhead, granularity, ...more } = props
  const { layout, feeOf, readerTimeZone, onBlocked, errors, id, messages, className, ...rest } = more
  return rest
}

interface Range {
  policy: OfficePolicy
  now: Instant
  min: PlainDate
  max: PlainDate
  t: Translate<typeof pickupTexts>
}

interface NextFreeProps extends Range {
  onChoose: (value: PickupValue, when: string) => void
}

/** One press to the first time that is free, which is what most want. */
function NextFree({ policy, now, min, max, onChoose, t }: NextFreeProps) {
  const { locale } = useEksport()
  const next = useMemo(() => openDays(policy, { min, max }, now, 1)[0]?.date, [policy, now, min, max])
  const [slot] = next === undefined ? [] : freeTimes(policy, next, now)
  if (next === undefined || !slot) return null
  const time = slot.time.replace(':', '.')
  const when = next === today(now) ? t('todayAt', { time }) : t('dayAt', { day: longDate(next, locale), time })
  return (
    <Button
      icon={<SkipForward aria-hidden="true" />}
      onClick={() => onChoose({ date: next, time: slot.time }, when)}
      className="eks:max-w-full eks:over:whitespace-normal"
    >
      {t('next', { when })}
    </Button>
  )
}

interface PickupCalendarProps extends Range {
  selected: PlainDate | null
  onSelect: (date: PlainDate) => void
  onBlocked: PickupTimePickerProps['onBlocked']
}

/** The month, and under it the days that are closed for another reason than a weekend. */
function PickupCalendar({ policy, selected, now, min, max, onSelect, onBlocked, t }: PickupCalendarProps) {
  const { locale } = useEksport()
  const day = today(now)
  // The month in sight follows a choice made elsewhere, and the arrows until then.
  const [view, setView] = useState({ month: selected ?? min, selected })
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
        min={min}
        max={max}
        isBlocked={reasonOf}
        isHoliday={(date) => closed.some((each) => each.date === date)}
        month={shown}
        onMonthChange={(month) => setView({ month, selected })}
        onSelect={onSelect}
        onBlocked={(date) => {
          const { reason } = officeDay(policy, date, now)
          if (reason) onBlocked?.(reason, date)
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
}
