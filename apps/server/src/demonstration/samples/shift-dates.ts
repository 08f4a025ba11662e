const dayMilliseconds = 86_400_000
const dated = /^(\d{4}-\d{2}-\d{2})(T.*)?$/

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Days from one day to another in whole weeks, so that weekdays stay the same; never past the other day. */
export function daysToShift(from: string, to: string): number {
  return Math.floor((utc(to) - utc(from)) / (7 * dayMilliseconds)) * 7
}

function shiftDay(day: string, days: number): string {
  return new Date(utc(day) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** Shifts every day and timestamp in a value; times of day stay. */
export function shiftDates(value: unknown, days: number): unknown {
  if (typeof value === 'string') {
    const [, day, rest = ''] = dated.exec(value) ?? []
    return day === undefined ? value : `${shiftDay(day, days)}${rest}`
  }
  if (Array.isArray(value)) return value.map((item) => shiftDates(item, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shiftDates(item, days)]))
}
