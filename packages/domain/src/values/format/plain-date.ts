import { z } from 'zod'

/** A day in Europe/Oslo, `YYYY-MM-DD`. A string, because a `Date` shifts a day when it passes through UTC. */
export const plainDateSchema = z.iso.date()
/** A day in Europe/Oslo, `YYYY-MM-DD`. */
export type PlainDate = string

/** A time of day in Europe/Oslo, `HH:mm`. */
export const plainTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A time of day in Europe/Oslo, `HH:mm`. */
export type PlainTime = string

/** A moment, ISO 8601 with an offset. */
export const instantSchema = z.iso.datetime({ offset: true })
/** A moment, ISO 8601 with an offset. */
export type Instant = string
