import { type PlainDate, weekday } from '@eksport/forms'
import { yearRange } from './plain-date.logic.js'

/** Which days may be chosen; a blocked day says why in words. */
export interface DateLimits {
  /** The first day that can be chosen. */
  readonly min?: PlainDate | undefined
  /** The last day that can be chosen. */
  readonly max?: PlainDate | undefined
  /** Saturdays and Sundays cannot be chosen. */
  readonly noWeekends?: boolean | undefined
  /** Why this day cannot be chosen, or false. */
  readonly isBlocked?: ((date: PlainDate) => string | false) | undefined
}

/** What keeps a day from being chosen: before the first, after the last, a weekend, or a reason in words. */
export type DateObstacle =
  | { readonly kind: 'before'; readonly limit: PlainDate }
  | { readonly kind: 'after'; readonly limit: PlainDate }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'blocked'; readonly text: string }

/** Undefined when the day can be chosen. */
export function dateObstacle(
  date: PlainDate,
  { min, max, noWeekends, isBlocked }: DateLimits,
): DateObstacle | undefined {
  if (min !== undefined && date < min) return { kind: 'before', limit: min }
  if (max !== undefined && date > max) return { kind: 'after', limit: max }
  if (noWeekends && weekday(date) > 5) return { kind: 'weekend' }
  const text = isBlocked?.(date)
  return text ? { kind: 'blocked', text } : undefined
}

interface Shown extends DateLimits {
  readonly today: PlainDate
  readonly selected: PlainDate | null
}

/**
 * First and last day that a calendar shows: up to its limits, or as many years from the day nearest to today that may be chosen,
 * and the chosen day wherever it is.
 */
export function shownRange({ min, max, today, selected }: Shown): { first: PlainDate; last: PlainDate } {
  const nearest = min !== undefined && min > today ? min : max !== undefined && max < today ? max : today
  const years = yearRange(nearest)
  // As text, dates stand in their order.
  const [first = nearest, , last = nearest] = [min ?? years.first, selected ?? nearest, max ?? years.last].sort()
  return { first, last }
}
