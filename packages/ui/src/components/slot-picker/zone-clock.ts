import type { Instant, PlainDate } from '@eksport/forms'

const look = { dateStyle: 'short', timeStyle: 'short' } as const
const clocks = new Map<string, Intl.DateTimeFormat>()

// Made once a zone: a formatter costs more than all that it ever writes, and React asks several times a render.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { ...look, timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** What a clock in a zone shows, `2027-05-11 12:05`. */
export const clockIn = (zone: string, now: Instant): string => clockOf(zone).format(new Date(now))

/** The day in a zone at a moment. */
export const dayIn = (zone: string, now: Instant): PlainDate => clockIn(zone, now).slice(0, 10)

/** What the reader's own clock shows; its formatter is never kept, for a reader may travel with the page open. */
export const ownClock = (now: Instant): string => new Intl.DateTimeFormat('sv', look).format(new Date(now))
