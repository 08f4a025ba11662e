import type { RowRange } from '../data-table/row-window.logic.js'

/** The top of each line, in CSS pixels from the first; has one more entry than lines, the total height. */
export function offsetsOf(ids: readonly string[], heightOf: (id: string, index: number) => number): Float64Array {
  const offsets = new Float64Array(ids.length + 1)
  ids.forEach((id, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + heightOf(id, index)
  })
  return offsets
}

/** The first line that ends below `y`, by binary search. */
function lineAt(offsets: Float64Array, y: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle + 1] ?? 0) > y) high = middle
    else low = middle + 1
  }
  return low
}

/** The lines between two offsets, and a few around them. */
export function rangeBetween(offsets: Float64Array, top: number, bottom: number, overscan: number): RowRange {
  const count = offsets.length - 1
  if (count <= 0) return { first: 0, end: 0 }
  return {
    first: Math.max(0, lineAt(offsets, top) - overscan),
    end: Math.min(count, lineAt(offsets, bottom) + 1 + overscan),
  }
}
