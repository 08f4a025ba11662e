/** A calendar day without time zone, `YYYY-MM-DD`. */
export type PlainDate = string
/** A time of day without time zone, `HH:mm`. */
export type PlainTime = string

const dayLength = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

function epochDay(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayLength
}

function fromEpochDay(day: number): PlainDate {
  return new Date(day * dayLength).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
export function isPlainDate(text: string): text is PlainDate {
  return pattern.test(text) && !Number.isNaN(epochDay(text)) && fromEpochDay(epochDay(text)) === text
}

/** Whether a text is a time of day. */
export function isPlainTime(text: string): text is PlainTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The answer if it is a day; `undefined` for anything else: `31.11.2026`, `2026-02-30`, a value that is not a text. */
export function asPlainDate(answer: unknown): PlainDate | undefined {
  return typeof answer === 'string' && isPlainDate(answer) ? answer : undefined
}

/** The answer if it is a time of day; `undefined` for anything else. */
export function asPlainTime(answer: unknown): PlainTime | undefined {
  return typeof answer === 'string' && isPlainTime(answer) ? answer : undefined
}

/** The day a number of days later, or earlier when `days` is negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(epochDay(date) + days)
}

/** The same day of another month, or the last day of that month when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [, year = '', month = '', day = ''] = pattern.exec(date) ?? []
  const first = new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(Number(day), last))
  return first.toISOString().slice(0, 10)
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return epochDay(to) - epochDay(from)
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: PlainDate): number {
  return ((((epochDay(date) + 3) % 7) + 7) % 7) + 1
}
