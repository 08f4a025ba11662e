/** The rows from `first` up to, but not including, `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

export const sameRange = (a: RowRange, b: RowRange) => a.first === b.first && a.end === b.end

interface Viewport {
  /** How far the rows are scrolled past the upper edge, in CSS pixels. */
  readonly top: number
  readonly height: number
  readonly rowHeight: number
  readonly overscan: number
  readonly count: number
}

/** The visible rows and a few around them. */
export function rowRange({ top, height, rowHeight, overscan, count }: Viewport): RowRange {
  const inSight = Math.ceil((top + height) / rowHeight) - Math.floor(top / rowHeight)
  // A list that became shorter keeps its last rows visible until the browser has corrected the scroll position.
  const start = Math.max(0, Math.min(Math.floor(top / rowHeight), count - inSight))
  return { first: Math.max(0, start - overscan), end: Math.min(count, start + inSight + overscan) }
}

/** A row to draw, by its index, or empty space for a number of rows that are not drawn. */
export type WindowPart = { readonly rows: RowRange } | { readonly room: number }

/**
 * The contents of the body, from top to bottom. A focused row is always drawn: removing it would drop focus. The range
 * may come from a list that was longer before.
 */
export function windowParts(seen: RowRange, count: number, kept: number | undefined): WindowPart[] {
  const range = { first: Math.min(seen.first, count), end: Math.min(seen.end, count) }
  const single = kept !== undefined && kept >= 0 && kept < count ? { first: kept, end: kept + 1 } : undefined
  const before = single && single.first < range.first ? [single] : []
  const after = single && single.first >= range.end ? [single] : []
  const parts: WindowPart[] = []
  let drawn = 0
  for (const rows of [...before, range, ...after]) {
    if (rows.first > drawn) parts.push({ room: rows.first - drawn })
    if (rows.end > rows.first) parts.push({ rows })
    drawn = Math.max(drawn, rows.end)
  }
  if (drawn < count) parts.push({ room: count - drawn })
  return parts
}
