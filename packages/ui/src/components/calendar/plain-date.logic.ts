import type { PlainDate } from '@eksport/forms'

interface DateParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The date, or undefined for a day that no calendar has (31.04, 29.02 in most years). */
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

/** First and last day that a picker offers: ten years back to nine ahead, whole years. */
export function yearRange(today: PlainDate): { first: PlainDate; last: PlainDate } {
  const { year } = dateParts(today)
  return { first: `${pad(year - 10, 4)}-01-01`, last: `${pad(year + 9, 4)}-12-31` }
}

/** The browser's noon of that day: at noon no zone's clock change can move it to another day. */
export function toLocalNoon(date: PlainDate): Date {
  const { year, month, day } = dateParts(date)
  return new Date(year, month - 1, day, 12)
}

/** The day that a `Date` shows in the browser's own zone. */
export function fromLocalDate(date: Date): PlainDate {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
