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
}

export function drawnRows<Row extends RowData>(
  given: readonly Row[],
  getRowId: (row: Row) => string,
  modelled: readonly ModelRow<Row>[] | undefined,
): DrawnRows<Row> {
  const rows = modelled ? modelled.map(({ original }) => original) : given
  const idAt = (place: number) => {
    const row = rows[place]
    return modelled ? modelled[place]?.id : row && getRowId(row)
  }
  return { rows, modelled, count: rows.length, idAt, placeOf: (id) => rows.findIndex((_, place) => idAt(place) === id) }
}
