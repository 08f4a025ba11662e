import type { RowData } from '@tanstack/react-table'
import type { ModelRow } from './table-features.js'

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
