import type { PlainDate } from '@eksport/forms'

export type RangeEnd = 'from' | 'to'

export interface FilterRange {
  readonly from: PlainDate | undefined
  readonly to: PlainDate | undefined
}

/** A date that was moved, and what for: it lay ahead, or on the wrong side of the other end. */
export interface RangeMove {
  readonly end: RangeEnd
  readonly date: PlainDate
  readonly why: 'future' | 'order'
}

/** [FLT-03] A period after one end was changed: not later than today, and never from after to. */
export function clampRange(
  range: FilterRange,
  changed: RangeEnd,
  today: PlainDate,
): { readonly range: FilterRange; readonly moves: readonly RangeMove[] } {
  const moves: RangeMove[] = []
  const next = { from: range.from, to: range.to }
  const asked = next[changed]
  if (asked !== undefined && asked > today) {
    next[changed] = today
    moves.push({ end: changed, date: today, why: 'future' })
  }
  const { from, to } = next
  if (from !== undefined && to !== undefined && from > to) {
    const other = changed === 'from' ? 'to' : 'from'
    const date = changed === 'from' ? from : to
    next[other] = date
    moves.push({ end: other, date, why: 'order' })
  }
  return { range: next, moves }
}
