'use client'
import type { Instant } from '@eksport/forms'
import { useSyncExternalStore } from 'react'
import { clockIn } from './zone-clock.js'

const never = () => () => undefined
const two = (value: number) => String(value).padStart(2, '0')

/** The browser's own clock as the formatters write theirs; never kept, for a reader may travel with the page open. */
const ownClock = (moment: Date) =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${two(moment.getHours())}:${two(moment.getMinutes())}`

/** Whether the reader's clock shows another time than that of the slots: the browser's unless a zone is given; on a server never. */
export function useElsewhere(now: Instant, timeZone: string, readerZone?: string): boolean {
  return useSyncExternalStore(
    never,
    () => (readerZone ? clockIn(readerZone, now) : ownClock(new Date(now))) !== clockIn(timeZone, now),
    () => false,
  )
}
