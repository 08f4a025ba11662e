'use client'
import type { Instant, PlainDate } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react'
import { ArrowUp, Globe, SkipForward } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { longDate } from '../calendar/date-names.js'
import { FieldError } from '../field/field-parts.js'
import { freeSlots, openDays } from './days.logic.js'
import { SlotCalendar } from './slot-calendar.js'
import { SlotDaysList } from './slot-days.js'
import { slotPickerTexts } from './slot-picker.texts.js'
import { SlotTimes } from './slot-times.js'
import type { DayOf, SlotDays, SlotReason, SlotValue, SlotWindow } from './slot-types.js'
import { SlotWindows } from './slot-windows.js'
import { useChoosing } from './use-choosing.js'
import { useElsewhere } from './use-elsewhere.js'
import { useSlots } from './use-slots.js'

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What each day offers: listed by date, or a stable function. */
  days: SlotDays | DayOf
  /** Whose times they are. When it changes, a selected time that is not offered is cleared, with a message. */
  source?: string | undefined
  /** Day and time, when controlled. */
  value?: SlotValue | undefined
  /** Initial day and time, when uncontrolled. */
  defaultValue?: SlotValue | undefined
  /** Called with day and time; the details give the reason and can cancel the change. */
  onValueChange?: ((value: SlotValue, details: ChangeDetails<SlotReason>) => void) | undefined
  /** Lead time in minutes; mentioned for times that are too soon. @default 0 */
  leadMinutes?: number
  /** The current time, which also decides 'today'. @default the provider's clock */
  now?: Instant | undefined
  /** The time zone of the times. @default the provider's */
  timeZone?: string | undefined
  /** The time zone of the reader's clock. @default the browser's */
  readerTimeZone?: string | undefined
  /** The first selectable day; never before today. */
  minDate?: PlainDate | undefined
  /** The last selectable day; by default the last listed one, or `daysAhead` days from today. */
  maxDate?: PlainDate | undefined
  /** How many days ahead can be selected, if `days` is a function and there is no `maxDate`. */
  daysAhead?: number | undefined
  /** Single times, or parts of the day; then `time` is the first free one of the part. */
  granularity?: 'slots' | 'windows' | undefined
  /** `auto` lists the days if at most five are open, and shows a calendar otherwise. */
  layout?: 'auto' | 'calendar' | 'list' | undefined
  /** The price of a part of a day, in words. */
  priceOf?: ((window: SlotWindow, date: PlainDate) => ReactNode) | undefined
  /** Called when a closed day is pressed; its reason has been announced already. */
  onBlocked?: ((date: PlainDate, details: { readonly reason: string }) => void) | undefined
  /** The errors of the day and the time, shown below their controls. */
  errors?: { readonly date?: ReactNode; readonly time?: ReactNode } | undefined
  /** The date's id is `${id}-date`, the time's `${id}-time`, for links from an error summary. */
  id?: string | undefined
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof slotPickerTexts> | undefined
}

/** A free day and time: a calendar that says why a day is closed, and the times of the selected day. */
export function SlotPicker(props: SlotPickerProps) {
  const { errors, id, onBlocked, messages, className } = props
  const ownId = useId()
  const groupId = id ?? ownId
  const t = useTexts('slotPicker', slotPickerTexts, messages)
  const slots = useSlots(props, t)
  const dates = useRef<HTMLDivElement>(null)
  const times = useRef<HTMLDivElement>(null)
  const { chooseDate, chooseTime, reportBlocked, otherDate } = useChoosing(slots, dates, times, onBlocked)
  const { dayOf, today, min, max, value } = slots
  const dateError = errors?.date ? `${groupId}-date-error` : undefined
  return (
    <div
      {...elementProps(props)}
      data-layout={slots.asList ? 'list' : 'calendar'}
      className={cx('eks-slot-picker eks:text-ui', className)}
    >
      <NextFree slots={slots} t={t} />
      <ZoneNote slots={slots} readerZone={props.readerTimeZone} t={t} />
      {/* The times need room for three side by side; with less they are below the days. */}
      <div className="eks:mt-5 eks:flex eks:flex-wrap eks:items-start eks:gap-x-8 eks:gap-y-7">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend with each of forty days */}
        <div
          ref={dates}
          role="group"
          id={`${groupId}-date`}
          tabIndex={-1}
          aria-labelledby={`${groupId}-date-label`}
          aria-describedby={dateError}
          className="eks:w-76 eks:max-w-full eks:narrow:w-full"
        >
          <p id={`${groupId}-date-label`} className="eks:mb-2 eks:weight-semibold">
            {t('date')}
          </p>
          {slots.asList ? (
            <SlotDaysList
              days={slots.days}
              selected={value.date}
              labelledBy={`${groupId}-date-label`}
              describedBy={dateError}
              onSelect={chooseDate}
              t={t}
            />
          ) : (
            <SlotCalendar
              {...{ dayOf, today, min, max, t }}
              selected={value.date}
              onSelect={chooseDate}
              onBlocked={reportBlocked}
            />
          )}
          {errors?.date && <FieldError id={dateError}>{errors.date}</FieldError>}
        </div>
        <TimesGroup {...{ props, slots, groupId, t }} groupRef={times} onSelect={chooseTime} onOtherDate={otherDate} />
      </div>
    </div>
  )
}

type Texts = Translate<typeof slotPickerTexts>
type Slots = ReturnType<typeof useSlots>

interface TimesGroupProps {
  props: SlotPickerProps
  slots: Slots
  groupId: string
  groupRef: RefObject<HTMLDivElement | null>
  onSelect: (time: string) => void
  onOtherDate: () => void
  t: Texts
}

/** The times of the selected day, below notes about it. */
function TimesGroup({ props, slots, groupId, groupRef, onSelect, onOtherDate, t }: TimesGroupProps) {
  const { errors, priceOf, leadMinutes = 0 } = props
  const { date, time } = slots.value
  const error = errors?.time ?? slots.lapsed
  const errorId = error ? `${groupId}-time-error` : undefined
  const Times = slots.byWindow ? SlotWindows : SlotTimes
  return (
    // biome-ignore lint/a11y/useSemanticElements: focus is sent here, and a fieldset would wrap the radios twice
    <div
      ref={groupRef}
      role="group"
      id={`${groupId}-time`}
      tabIndex={-1}
      aria-labelledby={`${groupId}-time-label`}
      aria-describedby={errorId}
      className="eks:min-w-0 eks:flex-1 eks:basis-60"
    >
      <TimesHead slots={slots} labelId={`${groupId}-time-label`} onOtherDate={onOtherDate} t={t} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {date !== null && (
        <Times
          {...{ date, time, leadMinutes, priceOf, onSelect, t }}
          windows={slots.dayOf(date).windows}
          describedBy={errorId}
          invalid={Boolean(error)}
        />
      )}
    </div>
  )
}

interface TimesHeadProps {
  slots: Slots
  labelId: string
  onOtherDate: () => void
  t: Texts
}

/** The number of times of the day, its unusual hours, and on a phone a button back up to the days. */
function TimesHead({ slots: { value, count, note, asList }, labelId, onOtherDate, t }: TimesHeadProps) {
  return (
    <>
      <p id={labelId} className="eks:weight-semibold">
        {t('time')}
      </p>
      <p className="eks:mt-0.5 eks:text-small eks:text-subtle">
        <span>{count}</span>
        {note && <span className="eks:block eks:text-text">{note}</span>}
      </p>
      {value.date !== null && !asList && (
        <Button
          kind="quiet"
          small
          icon={<ArrowUp />}
          onClick={onOtherDate}
          className="eks:-ms-2.5 eks:over:hidden eks:over:narrow:inline-flex"
        >
          {t('otherDate')}
        </Button>
      )}
    </>
  )
}

/** Shown only if the reader's own clock differs. */
function ZoneNote({ slots, readerZone, t }: { slots: Slots; readerZone: string | undefined; t: Texts }) {
  const { now, timeZone } = slots
  if (!useElsewhere(now, timeZone, readerZone)) return null
  // 'Europe/Oslo' becomes the name of its city.
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return (
    <p className="eks:mt-3 eks:flex eks:items-center eks:gap-2 eks:text-small eks:text-subtle">
      <Globe className="eks:size-4.5" />
      {t('zone', { zone: place })}
    </p>
  )
}

/** The props left for the element. */
function elementProps(props: SlotPickerProps) {
  const { days, source, value, defaultValue, onValueChange, leadMinutes, now, timeZone, readerTimeZone, ...more } =
    props
  const { minDate, maxDate, daysAhead, granularity, layout, priceOf, onBlocked, errors, id, messages, ...rest } = more
  return rest
}

/** A button that selects the first free time, which is what most users want. */
function NextFree({ slots, t }: { slots: Slots; t: Texts }) {
  const { dayOf, today, min, max, none, choose } = slots
  const { locale } = useEksport()
  const announce = useAnnounce()
  const first = useMemo(() => {
    const [day] = openDays(dayOf, { min, max }, 1)
    const [slot] = day ? freeSlots(dayOf(day.date)) : []
    return day && slot && { date: day.date, time: slot.time }
  }, [dayOf, min, max])
  if (none || !first) return <p className="eks:weight-semibold">{t('noneAtAll')}</p>
  const { time } = first
  const when = first.date === today ? t('todayAt', { time }) : t('dayAt', { day: longDate(first.date, locale), time })
  return (
    <Button
      icon={<SkipForward />}
      onClick={() => {
        choose(first, 'next')
        announce(t('chosen', { when }))
      }}
      className="eks:max-w-full eks:over:whitespace-normal"
    >
      {t('next', { when })}
    </Button>
  )
}
