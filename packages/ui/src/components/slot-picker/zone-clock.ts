import type { Instant, PlainDate } from '@eksport/forms'

const look = { dateStyle: 'short', timeStyle: 'short' } as const
const clocks = new Map<string, Intl.DateTimeFormat>()

// Cached per zone: creating a formatter is expensive, and React asks several times a render.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { ...look, timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** The local time in a zone, `2027-05-11 12:05`. */
export const clockIn = (zone: string, now: Instant): string => clockOf(zone).format(new Date(now))

/** The date in a zone at a given time. */
export const dayIn = (zone: string, now: Instant): PlainDate => clockIn(zone, now).slice(0, 10)

/** The reader's local time; its formatter is not cached, because a reader may travel with the page open. */
export const ownClock = (now: Instant): string => new Intl.DateTimeFormat('sv', look).format(new Date(now))
