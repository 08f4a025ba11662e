'use client'
import type { Instant } from '@eksport/domain'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const clock = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', ...(zone ? { timeZone: zone } : {}) })

/** Whether the reader's clock shows another time than Oslo's: the browser's unless a zone is given; on a server never. */
export function useElsewhere(now: Instant, zone?: string): boolean {
  return useSyncExternalStore(
    never,
    () => {
      const moment = new Date(now)
      return clock(zone).format(moment) !== clock('Europe/Oslo').format(moment)
    },
    () => false,
  )
}
