import type { Instant, PlainDate, PlainNow, PlainTime } from '@eksport/forms'
import * as zone from '@eksport/forms'

/** The zone of the offices, in which all days and times of an application are read, wherever a machine is. */
export const officeZone = 'Europe/Oslo'

/** Day and time in Oslo at a moment. */
export const plainNow = (now: Instant): PlainNow => zone.plainNow(now, officeZone)

/** The day in Oslo at a moment. */
export const today = (now: Instant): PlainDate => zone.today(now, officeZone)

/** The moment, in milliseconds since 1970, at which a clock in Oslo shows this day and time; see {@link zone.epochOf} for times that it shows twice or never. */
export const osloEpoch = (date: PlainDate, time: PlainTime): number | undefined => zone.epochOf(date, time, officeZone)

/** Minutes from a moment until a day and time in Oslo; negative when it has passed, undefined where they are not a day and a time. */
export const minutesUntil = (date: PlainDate, time: PlainTime, now: Instant): number | undefined =>
  zone.minutesUntil(date, time, now, officeZone)

/** `dd.MM.yyyy HH:mm` in Oslo. */
export const formatInstant = (instant: Instant): string => zone.formatInstant(instant, officeZone)
