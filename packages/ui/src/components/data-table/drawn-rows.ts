import type { RowData } from '@tanstack/react-table'
import type { ModelRow } from './table-features.js'

/** The positions of the rows to draw. Ids are read one by one, because a window shows twelve of ten thousand rows. */
export interface RowPlaces {
  readonly count: number
  /** The id of the row at a position; undefined if there is none. */
  readonly idAt: (place: number) => string | undefined
  /** The position of a row; -1 if it is not among them. */
  readonly placeOf: (id: string) => number
}

/** The rows to draw, as given or as produced by the row models of the caller's features. */
export interface DrawnRows<Row extends RowData> extends RowPlaces {
  readonly rows: readonly Row[]
  readonly modelled: readonly ModelRow<Row>[] | undefined
  /** Ids of the rows that are pinned first and so not drawn here. */
  readonly hoisted: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The rows to draw. A pinned row appears only once, in its pinned place. */
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
