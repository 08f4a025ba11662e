import type { PlainDate } from '@eksport/forms'

interface DateParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The date, or undefined for a day that does not exist (31.04, 29.02 in most years). */
export function plainDate({ year, month, day }: DateParts): PlainDate | undefined {
  const real = new Date(Date.UTC(year, month - 1, day))
  const exists = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : undefined
}

/** Year, month and day of a date as numbers. */
export function dateParts(date: PlainDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** First and last day that a picker offers: ten years back to nine ahead, in whole years. */
export function yearRange(today: PlainDate): { first: PlainDate; last: PlainDate } {
  const { year } = dateParts(today)
  return { first: `${pad(year - 10, 4)}-01-01`, last: `${pad(year + 9, 4)}-12-31` }
}

/** Local noon of that day: no change of clocks can move noon to another day. */
export function toLocalNoon(date: PlainDate): Date {
  const { year, month, day } = dateParts(date)
  return new Date(year, month - 1, day, 12)
}

/** The day of a `Date` in the browser's time zone. */
export function fromLocalDate(date: Date): PlainDate {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
