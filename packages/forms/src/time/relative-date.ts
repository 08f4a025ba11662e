import { addDays, addMonths, type PlainDate } from './plain-date.ts'

/**
 * A day counted from today, so that a stored period goes on with the days: `today`, `today-6`, the first day of a month
 * `month`, `month-1`, or its last day `month-end-1`.
 */
export type RelativeDate = string

/** What a relative date looks like. */
export const relativeDatePattern = /^(today|month|month-end)([+-]\d{1,4})?$/

/** Whether a text is a relative date. */
export const isRelativeDate = (text: string): text is RelativeDate => relativeDatePattern.test(text)

/** The day that a relative date means today; any other text is returned as it is. */
export function resolveDate(date: PlainDate | RelativeDate, today: PlainDate): PlainDate {
  const [, anchor, count = '0'] = relativeDatePattern.exec(date) ?? []
  if (anchor === undefined) return date
  if (anchor === 'today') return addDays(today, Number(count))
  const firstOf = (months: number) => `${addMonths(today, months).slice(0, 8)}01`
  return anchor === 'month' ? firstOf(Number(count)) : addDays(firstOf(Number(count) + 1), -1)
}
