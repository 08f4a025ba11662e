import type { RowData } from '@tanstack/react-table'
import type { ModelRow } from './table-features.js'

/** The rows from `first` up to, not including, `end`. */
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

/** The rows in sight and a few around them. */
export function rowRange({ top, height, rowHeight, overscan, count }: Viewport): RowRange {
  const inSight = Math.ceil((top + height) / rowHeight) - Math.floor(top / rowHeight)
  // A list that became shorter keeps its last rows in sight until the browser has corrected the scroll position.
  const start = Math.max(0, Math.min(Math.floor(top / rowHeight), count - inSight))
  return { first: Math.max(0, start - overscan), end: Math.min(count, start + inSight + overscan) }
}

/** A row to draw, by its place, or room for so many that are not drawn. */
export type WindowPart = { readonly rows: RowRange } | { readonly room: number }

/**
 * What stands in the body, from top to bottom. A row that holds focus is drawn wherever it is:
 * taken away it would drop focus on the page. The range may be that of a list that was longer until now.
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

/** Where each row stands among those to draw; ids are asked for one by one, for of ten thousand rows a window shows twelve. */
export interface RowPlaces {
  readonly count: number
  /** Undefined where no row stands. */
  readonly idAt: (place: number) => string | undefined
  /** -1 for a row that is not among them. */
  readonly placeOf: (id: string) => number
}

/** The rows to draw, as they came or as the row models of the caller's features give them. */
export interface DrawnRows<Row extends RowData> extends RowPlaces {
  readonly rows: readonly Row[]
  readonly modelled: readonly ModelRow<Row>[] | undefined
  /** Ids of the rows among them that stand first and not here. */
  readonly hoisted: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** A row that is pinned too stands where it is pinned, once. */
export function drawnRows<Row extends RowData>(
  given: readonly Row[],
  getRowId: (row: Row) => string,
  models: readonly ModelRow<Row>[] | undefined,
  pinned: readonly Row[] = [],
): DrawnRows<Row> {
  let hoisted = none
  let modelled = models
  let rows = models ? models.map(({ original }) => original) : given
  if (pinned.length > 0) {
    const first = new Set(pinned.map(getRowId))
    const ids = models ? models.map(({ id }) => id) : given.map(getRowId)
    const stays = (_: unknown, place: number) => !first.has(ids[place] ?? '')
    hoisted = new Set(ids.filter((id) => first.has(id)))
    modelled = models?.filter(stays)
    rows = rows.filter(stays)
  }
  const idAt = (place: number) => {
    const row = rows[place]
    return modelled ? modelled[place]?.id : row && getRowId(row)
  }
  const placeOf = (id: string) => rows.findIndex((_, place) => idAt(place) === id)
  return { rows, modelled, hoisted, count: rows.length, idAt, placeOf }
}
