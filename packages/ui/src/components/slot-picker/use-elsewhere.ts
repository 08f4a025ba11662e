'use client'
import type { Instant } from '@eksport/forms'
import { useInBrowser } from '../../foundation/internal/use-in-browser.js'
import { clockIn, ownClock } from './zone-clock.js'

/**
 * Whether the reader's clock differs from that of the slots: the browser's zone unless one is given; false on a server.
 */
export function useElsewhere(now: Instant, timeZone: string, readerZone?: string): boolean {
  return useInBrowser(() => (readerZone ? clockIn(readerZone, now) : ownClock(now)) !== clockIn(timeZone, now), false)
}
