import type { ReactNode } from 'react'

/** Where a cell stands when the row is a card on a narrow screen. */
export type CardPlace = 'title' | 'end' | 'lead' | 'note' | 'fact'

/** One column of an {@link ApplicationTable}. Keys are a literal union, so that a wrong one does not compile. */
export interface ColumnDef<Row, Key extends string, Sort extends string = never> {
  readonly key: Key
  /** The name of the column: in its head, in the column chooser, in announcements and on cards. */
  readonly header: string
  /** What the head shows where the whole name has no room. */
  readonly shortHeader?: string
  readonly cell: (row: Row) => ReactNode
  /** The list can be sorted by it, under this name. */
  readonly sortKey?: Sort
  /** The cell that names the row; it carries the row's link. One column has it. */
  readonly rowHeader?: boolean
  /** `false` is not offered in the column chooser, `'always'` is shown there as one that stays. */
  readonly hideable?: boolean | 'always'
  readonly defaultHidden?: boolean
  readonly align?: 'start' | 'end'
  /** CSS width; columns without one share what is left. */
  readonly width?: string
  readonly card?: CardPlace
}

/** One key of the order, first the one that counts most. */
export interface TableSort<Sort extends string> {
  readonly key: Sort
  readonly direction: 'ASC' | 'DESC'
}
