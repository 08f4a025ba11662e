import { z } from 'zod'
import { plainDateSchema, plainTimeSchema } from '../format/schemas.ts'

const textSchema = z.object({ nb: z.string().min(1), nn: z.string().min(1), en: z.string().min(1) })

const dayNumbers = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDayOfYear(value: string): boolean {
  const [month = 0, day = 0] = value.split('-').map(Number)
  return /^\d\d-\d\d$/.test(value) && day >= 1 && day <= (dayNumbers[month - 1] ?? 0)
}

const monthDaySchema = z.string().refine(isDayOfYear, 'Skriv dagen som MM-DD, for eksempel 12-24.')

const hoursSchema = z
  .object({
    open: plainTimeSchema,
    close: plainTimeSchema,
    ordinaryUntil: plainTimeSchema.optional(),
    doubleFrom: plainTimeSchema.optional(),
  })
  .refine(({ open, close }) => open < close, 'Kontoret må stenge etter at det åpner.')
  .refine(
    ({ open, close, ordinaryUntil = close, doubleFrom = close }) =>
      close <= open || [ordinaryUntil, doubleFrom].every((time) => open <= time && time <= close),
    'Slutten på ordinær tid må ligge i åpningstiden.',
  )

const spanSchema = z
  .object({ from: monthDaySchema, to: monthDaySchema })
  .refine(
    ({ from, to }) => from <= to,
    'Den siste dagen kan ikke være før den første; del en periode over nyttår i to.',
  )

const yearlyDaySchema = z.union([
  z.strictObject({ monthDay: monthDaySchema }),
  z.strictObject({ easter: z.number().int().min(-80).max(80) }),
  spanSchema,
])

/** [PIK-02] [PIK-03] Opening hours that offices share, with their seasons and special days, as a row of the reference data. */
export const openingHoursSchema = z.object({
  code: z.string().min(1),
  leadMinutes: z.number().int().min(0),
  formLeadMinutes: z.number().int().min(0),
  regular: hoursSchema,
  seasons: z.array(spanSchema.and(z.object({ hours: hoursSchema }))).readonly(),
  specialDays: z
    .array(z.object({ code: z.string().min(1), name: textSchema, on: yearlyDaySchema, hours: hoursSchema }))
    .readonly(),
})

/** [PIK-04] A yearly public holiday. Where two fall on one date, the first row names it. */
export const publicHolidaySchema = z.object({ code: z.string().min(1), name: textSchema, on: yearlyDaySchema })

/** An office's exception for one date; absent hours mean closed. */
export const officeExceptionSchema = z.object({
  date: plainDateSchema,
  name: textSchema,
  hours: hoursSchema.optional(),
})

/** When offices are open, as it is passed to whatever offers or checks a pickup. */
export const officeTimesSchema = z.object({
  openingHours: z.array(openingHoursSchema).readonly(),
  holidays: z.array(publicHolidaySchema).readonly(),
  offices: z
    .array(
      z.object({
        code: z.string(),
        active: z.boolean(),
        openingHours: z.string(),
        exceptions: z.array(officeExceptionSchema).readonly(),
      }),
    )
    .readonly(),
})
