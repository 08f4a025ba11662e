'use client'
import {
  type Instant,
  type OfficeDay,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  pickupBands,
} from '@eksport/domain'
import { addDays, localize, today } from '@eksport/forms'
import { useEffect, useMemo, useRef, useState } from 'react'
import { longDate } from '../../components/calendar/date-names.js'
import { useNow } from '../../components/calendar/use-today.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { freeTimes, openDays } from './open-days.logic.js'
import type { PickupReason, PickupTimePickerProps, PickupValue } from './pickup-time-picker.js'
import type { pickupTexts } from './pickup-time-picker.texts.js'

const nothing: PickupValue = { date: null, time: null }
const asListUpTo = 5

type Asked = Pick<
  PickupTimePickerProps,
  | 'policy'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'now'
  | 'minDate'
  | 'maxDate'
  | 'daysAhead'
  | 'layout'
  | 'granularity'
>

/** The part of the day that a time stands in. */
export const bandOf = (bands: readonly PickupBand[], time: string | null) =>
  bands.find(({ slots }) => slots.some((slot) => slot.time === time))

/** Whether a choice can be kept: its time is free, or with windows any time of its window. */
function isFree(policy: OfficePolicy, { date, time }: PickupValue, now: Instant, windows: boolean): boolean {
  if (date === null || time === null) return false
  const day = officeDay(policy, date, now)
  const slots = windows ? bandOf(pickupBands(day), time)?.slots : day.slots.filter((slot) => slot.time === time)
  return slots?.some(({ state }) => state === 'free') ?? false
}

/** '12 ledige tider onsdag 4. mars'. */
export function useCountText(t: Translate<typeof pickupTexts>) {
  const { locale } = useEksport()
  return (date: PlainDate, free: number) => {
    const day = longDate(date, locale)
    if (free === 0) return t('noneFree', { day })
    return free === 1 ? t('oneFree', { day }) : t('free', { count: free, day })
  }
}

/** 'Nyttårsaften: åpent kl. 10.00–12.00.' where an open day has other hours than usual, so that nobody misses the rest. */
function useHoursText(policy: OfficePolicy, now: Instant, t: Translate<typeof pickupTexts>) {
  const { locale } = useEksport()
  return (date: PlainDate | null): string | undefined => {
    const { open, hours, reason } = date === null ? closed : officeDay(policy, date, now)
    if (!(open && hours && reason)) return undefined
    const name = localize(reason.text, locale)
    return t('hours', {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      open: hours.open.replace(':', '.'),
      close: hours.close.replace(':', '.'),
    })
  }
}

const closed: Pick<OfficeDay, 'open' | 'hours' | 'reason'> = { open: false }

/** What is chosen, what can be chosen, and what has become of a choice meanwhile. */
export function usePickup(props: Asked, t: Translate<typeof pickupTexts>) {
  const { policy, daysAhead = 90, layout = 'auto', granularity = 'slots' } = props
  const clock = useNow()
  const now = props.now ?? clock
  const announce = useAnnounce()
  const countText = useCountText(t)
  const hoursText = useHoursText(policy, now, t)
  const [value, setValue] = useControllable<PickupValue, PickupReason>({
    value: props.value,
    defaultValue: props.defaultValue ?? nothing,
    onChange: props.onValueChange as ((value: PickupValue, details: ChangeDetails<PickupReason>) => void) | undefined,
  })
  const { date, time } = value
  const windows = granularity === 'windows'
  const first = today(now)
  const min = props.minDate !== undefined && props.minDate > first ? props.minDate : first
  const max = props.maxDate ?? addDays(first, daysAhead)
  const few = useMemo(() => openDays(policy, { min, max }, now, asListUpTo + 1), [policy, min, max, now])
  const asList = layout === 'list' || (layout === 'auto' && few.length > 0 && few.length <= asListUpTo)
  const days = useMemo(
    () => (layout === 'list' ? openDays(policy, { min, max }, now) : few),
    [layout, policy, min, max, now, few],
  )
  const free = useMemo(() => (date === null ? 0 : freeTimes(policy, date, now).length), [policy, date, now])
  const lapsed = date !== null && time !== null && !isFree(policy, value, now, windows)
  const words = lapsed ? t('lapsed', { time: time.replace(':', '.') }) : undefined
  const moved = useOfficeChange({ policy, value, lapsed, t, clear: (next) => setValue(next, 'office') })

  // A choice that the clock has overtaken is kept and told about, never dropped in silence. Another office has its own words.
  const office = useRef(policy.code)
  useEffect(() => {
    const sameOffice = office.current === policy.code
    office.current = policy.code
    if (words && sameOffice) announce(words, 'assertive')
  }, [words, announce, policy.code])

  const chooseDate = (next: PlainDate, event?: Event) => {
    const stays = isFree(policy, { date: next, time }, now, windows)
    setValue({ date: next, time: stays ? time : null }, 'date', event)
    announce([countText(next, freeTimes(policy, next, now).length), hoursText(next)].filter(Boolean).join('. '))
  }
  const choose = (next: PickupValue, reason: PickupReason, event?: Event) => setValue(next, reason, event)
  const count = date === null ? t('dateFirst') : countText(date, free)
  return {
    now,
    value,
    min,
    max,
    asList,
    days,
    none: few.length === 0,
    windows,
    count,
    hours: hoursText(date),
    lapsed: words ?? moved,
    chooseDate,
    choose,
  }
}

interface OfficeChange {
  readonly policy: OfficePolicy
  readonly value: PickupValue
  readonly lapsed: boolean
  readonly t: Translate<typeof pickupTexts>
  readonly clear: (value: PickupValue) => void
}

/** Another office: a time that it does not offer is taken away, with a word about it that stays until the next choice. */
function useOfficeChange({ policy, value, lapsed, t, clear }: OfficeChange): string | undefined {
  const announce = useAnnounce()
  const office = useRef(policy.code)
  const [told, setTold] = useState<{ readonly text: string; readonly date: PlainDate | null }>()
  const latest = useRef({ value, lapsed, t, clear })
  latest.current = { value, lapsed, t, clear }
  useEffect(() => {
    if (office.current === policy.code) return
    office.current = policy.code
    const { value: had, lapsed: gone, t: say, clear: empty } = latest.current
    setTold(undefined)
    if (!gone || had.time === null) return
    const text = say('otherOffice', { time: had.time.replace(':', '.') })
    setTold({ text, date: had.date })
    announce(text, 'assertive')
    empty({ date: had.date, time: null })
  }, [policy.code, announce])
  return told && value.time === null && value.date === told.date ? told.text : undefined
}
