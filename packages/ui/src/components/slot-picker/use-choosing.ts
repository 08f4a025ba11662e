'use client'
import type { PlainDate, PlainTime } from '@eksport/forms'
import { type RefObject, useCallback } from 'react'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { SlotPickerProps } from './slot-picker.js'
import type { useSlots } from './use-slots.js'

/** Handlers that are stable while the picker is mounted: selecting a time does not render the month. */
export function useChoosing(
  slots: ReturnType<typeof useSlots>,
  dates: RefObject<HTMLElement | null>,
  times: RefObject<HTMLElement | null>,
  onBlocked: SlotPickerProps['onBlocked'],
) {
  const latest = useLatest({ slots, onBlocked })
  const chooseDate = useCallback(
    (date: PlainDate, event?: Event) => {
      latest.current.slots.chooseDate(date, event)
      // Moves focus to the times; a wider page shows both at once. In a list of days the arrows must continue.
      if (!latest.current.slots.asList) times.current?.focus()
    },
    [latest, times],
  )
  const chooseTime = useCallback(
    (time: PlainTime) => {
      const { choose, value } = latest.current.slots
      choose({ ...value, time }, 'time')
    },
    [latest],
  )
  const reportBlocked = useCallback(
    (date: PlainDate, reason: string) => latest.current.onBlocked?.(date, { reason }),
    [latest],
  )
  // Moves focus back to the selected day, so that its neighbours are one key away.
  const otherDate = useCallback(
    () => focusElement(dates.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]') ?? dates.current),
    [dates],
  )
  return { otherDate, chooseDate, chooseTime, reportBlocked }
}
