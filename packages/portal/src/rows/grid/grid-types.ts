import type { ImportColumn, ReadLine, SheetRow } from '@eksport/domain'
import type { ReactNode } from 'react'

/** A column of the grid: the index of its cells in the rows of the file, and how they are read. */
export interface GridColumn {
  readonly at: number
  readonly column: ImportColumn
  readonly label: string
  /** Suggested values, for columns of a code list. */
  readonly suggestions?: readonly string[]
}

/** A row of the file with the line that it becomes. */
export interface GridRow {
  readonly number: number
  /** Its number in the spreadsheet, by which the person knows it. */
  readonly shown: number
  readonly cells: SheetRow
  readonly line: ReadLine
}

/** Rows that are grouped below a heading, which collapses them. */
export interface RowGroup {
  readonly id: string
  /** The name of the group, and the state of its rows. */
  readonly name: ReactNode
  readonly state: ReactNode
  readonly isOpen: boolean
  readonly rows: readonly GridRow[]
}

/** A correction of a cell. */
export interface Correction {
  /** Number of the row. */
  readonly number: number
  /** Index of the cell in its row. */
  readonly at: number
  readonly text: string
}

/** A cell by the indexes of its row and column. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A column that the page draws itself. */
export interface LastColumn {
  readonly header: string
  readonly of: (row: GridRow) => ReactNode
}

/** Controls the grid from outside: moves to the cell of a finding. */
export interface GridHandle {
  readonly focusCell: (row: number, column: string) => void
}

/** In px; all rows have the same height, so that only visible ones need to be drawn. */
export const rowHeight = 40

/** Amounts are right-aligned. */
export const isNumeric = ({ column }: GridColumn): boolean => column.field.kind === 'number'
