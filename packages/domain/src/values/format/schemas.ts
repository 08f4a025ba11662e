import { largestNumber, relativeDatePattern } from '@eksport/forms'
import { z } from 'zod'

/** A day in Europe/Oslo, `YYYY-MM-DD`. A string, because a `Date` shifts a day when it passes through UTC. */
export const plainDateSchema = z.iso.date()
/** A day in Europe/Oslo, `YYYY-MM-DD`. */
export type PlainDate = string

/** A day counted from today: `today-6`, `month`. */
export const relativeDateSchema = z.string().regex(relativeDatePattern)

/** A time of day in Europe/Oslo, `HH:mm`. */
export const plainTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A time of day in Europe/Oslo, `HH:mm`. */
export type PlainTime = string

/** A moment, ISO 8601 with an offset. */
export const instantSchema = z.iso.datetime({ offset: true })
/** A moment, ISO 8601 with an offset. */
export type Instant = string

/** A number that a form asks for, as it is sent and stored. */
export const amountSchema = z.number().min(-largestNumber).max(largestNumber)

/** Whether a number is one that a form can ask for: what JSON reads as infinite is not. */
export const isAmount = (value: number): boolean => Math.abs(value) <= largestNumber

/** [CRT-03] A declaration as it is stored, with the text that it was given to. One that is not given is left out. */
export const consentSchema = z.strictObject({
  given: z.literal(true),
  template: z.string().max(20),
  // The same limits as when stored answers are read; otherwise the application could not be read again.
  textVersion: amountSchema.int(),
})
