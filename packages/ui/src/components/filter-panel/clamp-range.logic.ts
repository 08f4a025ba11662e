/** The two ends of a range. */
export type RangeEnd = 'from' | 'to'

/** Two dates or two numbers; each end may be open. */
export interface FilterRange<Value = string> {
  readonly from: Value | undefined
  readonly to: Value | undefined
}

/** The limits for both ends. */
export interface RangeLimits<Value> {
  readonly min?: Value | undefined
  readonly max?: Value | undefined
}

/** An end that was moved, and why: it was outside the limits, or on the wrong side of the other end. */
export interface RangeMove<Value = string> {
  readonly end: RangeEnd
  readonly value: Value
  readonly why: 'early' | 'late' | 'order'
}

export const isSameRange = <Value>(one: FilterRange<Value>, other: FilterRange<Value>): boolean =>
  one.from === other.from && one.to === other.to

/** A range after a change of one end: within its limits, with from not after to. */
export function clampRange<Value extends string | number>(
  range: FilterRange<Value>,
  changed: RangeEnd,
  { min, max }: RangeLimits<Value>,
): { readonly range: FilterRange<Value>; readonly moves: readonly RangeMove<Value>[] } {
  const moves: RangeMove<Value>[] = []
  const next = { from: range.from, to: range.to }
  const move = (end: RangeEnd, value: Value, why: RangeMove['why']) => {
    next[end] = value
    moves.push({ end, value, why })
  }
  const asked = next[changed]
  if (asked !== undefined && max !== undefined && asked > max) move(changed, max, 'late')
  if (asked !== undefined && min !== undefined && asked < min) move(changed, min, 'early')
  const { from, to } = next
  if (from !== undefined && to !== undefined && from > to)
    move(changed === 'from' ? 'to' : 'from', changed === 'from' ? from : to, 'order')
  return { range: next, moves }
}
