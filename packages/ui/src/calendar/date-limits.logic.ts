import type { PlainDate } from '@eksport/domain'

/** Which days may be chosen; a blocked day says why in words. */
export interface DateLimits {
  readonly min?: PlainDate | undefined
  readonly max?: PlainDate | undefined
  /** Why this day cannot be chosen, or false. */
  readonly isBlocked?: ((date: PlainDate) => string | false) | undefined
}

/** What keeps a day from being chosen: before the first, after the last, or a reason in words. */
export type DateObstacle =
  | { readonly kind: 'before'; readonly limit: PlainDate }
  | { readonly kind: 'after'; readonly limit: PlainDate }
  | { readonly kind: 'blocked'; readonly text: string }

/** Undefined when the day can be chosen. */
export function dateObstacle(date: PlainDate, { min, max, isBlocked }: DateLimits): DateObstacle | undefined {
  if (min !== undefined && date < min) return { kind: 'before', limit: min }
  if (max !== undefined && date > max) return { kind: 'after', limit: max }
  const text = isBlocked?.(date)
  return text ? { kind: 'blocked', text } : undefined
}
