'use client'
import { addDays, type PlainDate } from '@eksport/forms'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useControllable } from '../../foundation/internal/use-controllable.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { longDate } from '../calendar/date-names.js'
import { useNow } from '../calendar/use-today.js'
import { dayLookup, freeSlots, isFree, openDays, spanOf } from './days.logic.js'
import type { SlotPickerProps } from './slot-picker.js'
import type { slotPickerTexts } from './slot-picker.texts.js'
import type { SlotReason, SlotValue } from './slot-types.js'
import { dayIn } from './zone-clock.js'

const nothing: SlotValue = { date: null, time: null }
const asListUpTo = 5
const usualDaysAhead = 90

type Texts = Translate<typeof slotPickerTexts>

/** '12 ledige tider onsdag 4. mars'. */
function useCountText(t: Texts) {
  const { locale } = useEksport()
  return (date: PlainDate, free: number) => {
    const day = longDate(date, locale)
    if (free === 0) return t('noneFree', { day })
    return free === 1 ? t('oneFree', { day }) : t('free', { count: free, day })
  }
}

/** The range of selectable days: never before today, and as far as listed or requested. */
function useRange({ days, minDate, maxDate, daysAhead = usualDaysAhead }: SlotPickerProps, today: PlainDate) {
  const span = useMemo(() => spanOf(days), [days])
  const first = minDate ?? span.min ?? today
  return { min: first > today ? first : today, max: maxDate ?? span.max ?? addDays(today, daysAhead) }
}

/** The selection, what can be selected, and whether the selection is still valid. */
export function useSlots(props: SlotPickerProps, t: Texts) {
  const { days, source, layout = 'auto', granularity = 'slots' } = props
  const context = useEksport()
  const timeZone = props.timeZone ?? context.timeZone
  const clock = useNow()
  const now = props.now ?? clock
  const today = dayIn(timeZone, now)
  const announce = useAnnounce()
  const countText = useCountText(t)
  const [value, setValue] = useControllable<SlotValue, SlotReason>({
    value: props.value,
    defaultValue: props.defaultValue ?? nothing,
    onChange: props.onValueChange,
  })
  const { date, time } = value
  const dayOf = useMemo(() => dayLookup(days), [days])
  const byWindow = granularity === 'windows'
  const { min, max } = useRange(props, today)
  const few = useMemo(() => openDays(dayOf, { min, max }, asListUpTo + 1), [dayOf, min, max])
  const asList = layout === 'list' || (layout === 'auto' && few.length > 0 && few.length <= asListUpTo)
  const listed = useMemo(
    () => (layout === 'list' ? openDays(dayOf, { min, max }) : few),
    [layout, dayOf, min, max, few],
  )
  const free = useMemo(() => (date === null ? 0 : freeSlots(dayOf(date)).length), [dayOf, date])
  const lapsed = date !== null && time !== null && !isFree(dayOf, value, byWindow)
  const words = lapsed ? t('lapsed', { time }) : undefined
  const moved = useOtherSource({ source, value, lapsed, t, clear: (next) => setValue(next, 'source') })

  // A selection that has become past is kept and announced, never dropped silently. Another source has its own message.
  const announcedSource = useRef(source)
  useEffect(() => {
    const isSame = announcedSource.current === source
    announcedSource.current = source
    if (words && isSame) announce(words, 'assertive')
  }, [words, announce, source])

  const chooseDate = (next: PlainDate, event?: Event) => {
    const stays = isFree(dayOf, { date: next, time }, byWindow)
    setValue({ date: next, time: stays ? time : null }, 'date', event)
    const day = dayOf(next)
    announce([countText(next, freeSlots(day).length), day.note].filter(Boolean).join('. '))
  }
  const choose = (next: SlotValue, reason: SlotReason, event?: Event) => setValue(next, reason, event)
  return {
    now,
    today,
    timeZone,
    dayOf,
    value,
    min,
    max,
    asList,
    days: listed,
    none: few.length === 0,
    byWindow,
    count: date === null ? t('dateFirst') : countText(date, free),
    note: date === null ? undefined : dayOf(date).note,
    lapsed: words ?? moved,
    chooseDate,
    choose,
  }
}

interface OtherSource {
  readonly source: string | undefined
  readonly value: SlotValue
  readonly lapsed: boolean
  readonly t: Texts
  readonly clear: (value: SlotValue) => void
}

/** With another source, a time that it does not offer is cleared, with a message that stays until the next selection. */
function useOtherSource({ source, value, lapsed, t, clear }: OtherSource): string | undefined {
  const announce = useAnnounce()
  const before = useRef(source)
  const [notice, setNotice] = useState<{ readonly text: string; readonly date: PlainDate | null }>()
  const latest = useLatest({ value, lapsed, t, clear })
  useEffect(() => {
    if (before.current === source) return
    before.current = source
    const { value: had, lapsed: gone, t: say, clear: empty } = latest.current
    setNotice(undefined)
    if (!gone || had.time === null) return
    const text = say('otherSource', { time: had.time })
    setNotice({ text, date: had.date })
    announce(text, 'assertive')
    empty({ date: had.date, time: null })
  }, [source, announce, latest])
  return notice && value.time === null && value.date === notice.date ? notice.text : undefined
}
