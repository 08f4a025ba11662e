import { type PlainDate, weekday } from '@eksport/forms'
import { yearRange } from './plain-date.logic.js'

/** Which days can be selected; a blocked day gives a reason in words. */
export interface DateLimits {
  /** The first selectable day. */
  readonly min?: PlainDate | undefined
  /** The last selectable day. */
  readonly max?: PlainDate | undefined
  /** Whether Saturdays and Sundays cannot be selected. */
  readonly noWeekends?: boolean | undefined
  /** Why this day cannot be selected, or false. */
  readonly isBlocked?: ((date: PlainDate) => string | false) | undefined
}

/** Why a day cannot be selected: before the first, after the last, a weekend, or a reason in words. */
export type DateObstacle =
  | { readonly kind: 'before'; readonly limit: PlainDate }
  | { readonly kind: 'after'; readonly limit: PlainDate }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'blocked'; readonly text: string }

/** Why a day cannot be selected; undefined if it can. */
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
 * First and last day that a calendar shows: up to its limits, or some years around the selectable day nearest to today,
 * and always the selected day.
 */
export function shownRange({ min, max, today, selected }: Shown): { first: PlainDate; last: PlainDate } {
  const nearest = min !== undefined && min > today ? min : max !== undefined && max < today ? max : today
  const years = yearRange(nearest)
  // ISO dates sort as text.
  const [first = nearest, , last = nearest] = [min ?? years.first, selected ?? nearest, max ?? years.last].sort()
  return { first, last }
}
