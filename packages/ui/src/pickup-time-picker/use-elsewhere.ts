'use client'
import type { Instant } from '@eksport/domain'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const clock = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', ...(zone ? { timeZone: zone } : {}) })

/** Whether the browser's clock shows another time than Oslo's; on a server it never does. */
export function useElsewhere(now: Instant): boolean {
  return useSyncExternalStore(
    never,
    () => {
      const moment = new Date(now)
      return clock(undefined).format(moment) !== clock('Europe/Oslo').format(moment)
    },
    () => false,
  )
}
