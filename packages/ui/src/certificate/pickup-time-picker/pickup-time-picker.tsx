'use client'
import type { DayReason, Instant, OfficePolicy, PickupBand, PlainDate, PlainTime } from '@eksport/domain'
import { today } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { longDate } from '../../components/calendar/date-names.js'
import { FieldError } from '../../components/field/field-parts.js'
import { ArrowUp, Globe, SkipForward } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { freeTimes, openDays } from './open-days.logic.js'
import { PickupCalendar } from './pickup-calendar.js'
import { PickupDays } from './pickup-days.js'
import { PickupSlots } from './pickup-slots.js'
import { pickupTexts } from './pickup-time-picker.texts.js'
import { PickupWindows } from './pickup-windows.js'
import { useChoosing } from './use-choosing.js'
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
  const range = { policy, now, min, max, t }
  const announce = useAnnounce()
  const groups = { dates: useRef<HTMLDivElement>(null), times: useRef<HTMLDivElement>(null) }
  const { chooseDate, chooseTime, reportBlocked, otherDate } = useChoosing(pickup, groups, onBlocked)
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
          {...range}
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
          ref={groups.dates}
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
            <PickupCalendar {...range} selected={value.date} onSelect={chooseDate} onBlocked={reportBlocked} />
          )}
          {errors?.date && <FieldError id={dateError}>{errors.date}</FieldError>}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: focus is sent here, and a fieldset would wrap the radios twice */}
        <div
          ref={groups.times}
          role="group"
          id={`${groupId}-time`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-time-label`}
          aria-describedby={timeError ? `${groupId}-time-error` : undefined}
        >
          <TimesHead pickup={pickup} labelId={`${groupId}-time-label`} onOtherDate={otherDate} t={t} />
          {timeError && <FieldError id={`${groupId}-time-error`}>{timeError}</FieldError>}
          {value.date !== null && (
            <Times
              {...{ policy, now, feeOf, t }}
              date={value.date}
              time={value.time}
              describedBy={timeError ? `${groupId}-time-error` : undefined}
              invalid={Boolean(timeError)}
              onSelect={chooseTime}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface TimesHeadProps {
  pickup: ReturnType<typeof usePickup>
  labelId: string
  onOtherDate: () => void
  t: Translate<typeof pickupTexts>
}

/** How many times the day has, why its hours are other ones, and on a phone the way back up to the days. */
function TimesHead({ pickup: { value, count, hours, asList }, labelId, onOtherDate, t }: TimesHeadProps) {
  return (
    <>
      <p id={labelId} className="eks:font-semibold">
        {t('time')}
      </p>
      <p className="eks:mt-0.5 eks:text-small eks:text-subtle">
        {count}
        {hours && <span className="eks:block eks:text-text">{hours}</span>}
      </p>
      {value.date !== null && !asList && (
        <Button
          kind="quiet"
          small
          icon={<ArrowUp aria-hidden="true" />}
          onClick={onOtherDate}
          className="eks:-ml-2.5 eks:over:hidden eks:over:narrow:inline-flex"
        >
          {t('otherDate')}
        </Button>
      )}
    </>
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
  const first = useMemo(() => {
    const [day] = openDays(policy, { min, max }, now, 1)
    const [slot] = day ? freeTimes(policy, day.date, now) : []
    return day && slot && { next: day.date, slot }
  }, [policy, now, min, max])
  if (!first) return null
  const { next, slot } = first
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
