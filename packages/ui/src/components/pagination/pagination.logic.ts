/** A page number, or a gap between two that are not consecutive. Pages count from 1. */
export type PageSlot =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The number of pages; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page to show: the requested one, limited to those that exist. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, page), count)
}

/** First and last row on the page, from 1; both 0 if there are none. */
export function rowRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) }
}

/** At most `max` slots, always including the first, the last and the current page. */
export function pageSlots(page: number, count: number, max = 7): PageSlot[] {
  const pages = (numbers: number[]): PageSlot[] => numbers.map((number) => ({ kind: 'page', page: number }))
  if (count <= max) return pages(span(1, count))
  const gap = (after: number): PageSlot => ({ kind: 'gap', after })
  // Near an end only one gap is needed, so one more neighbour fits.
  if (page <= max - 3) return [...pages(span(1, max - 2)), gap(max - 2), ...pages([count])]
  if (page > count - (max - 3)) return [...pages([1]), gap(1), ...pages(span(count - (max - 3), count))]
  const side = Math.floor((max - 5) / 2)
  return [...pages([1]), gap(1), ...pages(span(page - side, page + side)), gap(page + side), ...pages([count])]
}

/** The largest size whose rows fit into a height in CSS pixels, or the smallest size. */
export function fittingSize(sizes: readonly number[], room: number, rowHeight: number): number {
  const fits = sizes.filter((size) => size * rowHeight <= room)
  return Math.max(Math.min(...sizes), ...fits)
}

/** The sizes on offer: the given ones, the current one, and last the one that fits. */
export function offeredSizes(sizes: readonly number[], shown: number, fitting: number | undefined): number[] {
  const others = [...new Set([...sizes, shown])].filter((size) => size !== fitting).sort((one, other) => one - other)
  return fitting === undefined ? others : [...others, fitting]
}
