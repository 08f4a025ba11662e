/** A day as `YYYY-MM-DD`, the format of the design system. */
export type Day = string

/** The day of the product's clock: Tuesday 11 May 2027. */
export const today: Day = '2027-05-11'

/** A moment on that day, in milliseconds since 1970. */
export const now = () => Date.parse('2027-05-11T10:02:00+02:00')

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** '2027-05-11' as '11.05.2027'. */
export const writtenDay = (day: Day) => day.split('-').reverse().join('.')
