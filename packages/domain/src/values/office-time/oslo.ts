import type { Instant, PlainDate, PlainNow, PlainTime } from '@eksport/forms'
import * as zone from '@eksport/forms'

/** The zone of the offices: all days and times of an application are read on a clock there, wherever a machine stands. */
export const officeZone = 'Europe/Oslo'

/** Day and time in Oslo at a moment. */
export const plainNow = (now: Instant): PlainNow => zone.plainNow(now, officeZone)

/** The day in Oslo at a moment. */
export const today = (now: Instant): PlainDate => zone.today(now, officeZone)

/** The moment, in milliseconds, when a clock in Oslo shows this day and time; as {@link zone.epochOf} where it shows it twice or never. */
export const osloEpoch = (date: PlainDate, time: PlainTime): number | undefined => zone.epochOf(date, time, officeZone)

/** Minutes from a moment until a day and time in Oslo; negative when it has passed, and nothing where they are no day and time. */
export const minutesUntil = (date: PlainDate, time: PlainTime, now: Instant): number | undefined =>
  zone.minutesUntil(date, time, now, officeZone)

/** `dd.MM.yyyy HH:mm` in Oslo. */
export const formatInstant = (instant: Instant): string => zone.formatInstant(instant, officeZone)
