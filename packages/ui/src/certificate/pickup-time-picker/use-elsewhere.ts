'use client'
import type { Instant } from '@eksport/domain'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const clocks = new Map<string, Intl.DateTimeFormat>()

// Made once a zone: a formatter costs more than all that it ever writes, and React asks several times a render.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
  clocks.set(zone, made)
  return made
}

const two = (value: number) => String(value).padStart(2, '0')

/** The browser's own clock as the formatters write theirs; never kept, for a reader may travel with the page open. */
const ownClock = (moment: Date) =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${two(moment.getHours())}:${two(moment.getMinutes())}`

/** Whether the reader's clock shows another time than Oslo's: the browser's unless a zone is given; on a server never. */
export function useElsewhere(now: Instant, zone?: string): boolean {
  return useSyncExternalStore(
    never,
    () => {
      const moment = new Date(now)
      return (zone ? clockOf(zone).format(moment) : ownClock(moment)) !== clockOf('Europe/Oslo').format(moment)
    },
    () => false,
  )
}
