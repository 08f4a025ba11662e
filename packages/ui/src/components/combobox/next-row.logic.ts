const pageSize = 10

/** How far each key moves in a list. */
export const listSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageSize,
  PageUp: -pageSize,
}

/** The row after a move. One step goes round the ends, a page stops at them; -1 is no row. */
export function nextRow(from: number, step: number, count: number): number {
  if (count === 0) return -1
  if (Math.abs(step) > 1) return Math.max(0, Math.min(count - 1, from + step))
  if (from < 0) return step > 0 ? 0 : count - 1
  return (from + step + count) % count
}
