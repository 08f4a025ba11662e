'use client'
import type { DayReason, PlainDate, PlainTime } from '@eksport/domain'
import { type RefObject, useCallback, useRef } from 'react'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import type { PickupTimePickerProps } from './pickup-time-picker.js'
import type { usePickup } from './use-pickup.js'

/** What presses do, each the same function for as long as the picker stands: choosing a time leaves the month alone. */
export function useChoosing(
  pickup: ReturnType<typeof usePickup>,
  { dates, times }: Record<'dates' | 'times', RefObject<HTMLElement | null>>,
  onBlocked: PickupTimePickerProps['onBlocked'],
) {
  const latest = useRef({ pickup, onBlocked })
  latest.current = { pickup, onBlocked }
  const chooseDate = useCallback(
    (date: PlainDate, event?: Event) => {
      latest.current.pickup.chooseDate(date, event)
      // On to the times; a wider page shows both at once. Arrows in a list of days must be able to go on.
      if (!latest.current.pickup.asList) times.current?.focus()
    },
    [times],
  )
  const chooseTime = useCallback((time: PlainTime) => {
    const { choose, value } = latest.current.pickup
    choose({ ...value, time }, 'time')
  }, [])
  const reportBlocked = useCallback(
    (reason: DayReason, date: PlainDate) => latest.current.onBlocked?.(reason, date),
    [],
  )
  // Back to the day that was chosen, whose neighbours are a key away.
  const otherDate = useCallback(
    () => focusElement(dates.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]') ?? dates.current),
    [dates],
  )
  return { otherDate, chooseDate, chooseTime, reportBlocked }
}
