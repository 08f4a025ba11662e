import type { ImportColumn, ReadLine, SheetRow } from '@eksport/domain'
import type { ReactNode } from 'react'

/** A column of the grid: where its cells stand in the rows of the file, and what they are read as. */
export interface GridColumn {
  readonly at: number
  readonly column: ImportColumn
  readonly label: string
  /** What a person can write, for columns of a list. */
  readonly suggestions?: readonly string[]
}

/** A row of the file beside the line that it becomes. */
export interface GridRow {
  readonly number: number
  /** What the person knows the row by: its number in the spreadsheet. */
  readonly shown: number
  readonly cells: SheetRow
  readonly line: ReadLine
}

/** Rows that stand together under a line of their own, which folds them away. */
export interface RowGroup {
  readonly id: string
  /** What they have in common, and how they stand. */
  readonly name: ReactNode
  readonly state: ReactNode
  readonly isOpen: boolean
  readonly rows: readonly GridRow[]
}

/** What a cell of a row is put right to. */
export interface Correction {
  /** Which row. */
  readonly number: number
  /** The cell's place in it. */
  readonly at: number
  readonly text: string
}

/** A cell by its place among the rows and columns. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A column that the page draws. */
export interface LastColumn {
  readonly header: string
  readonly of: (row: GridRow) => ReactNode
}

/** Moves the grid from outside: to a cell that an error is about. */
export interface GridHandle {
  readonly focusCell: (row: number, column: string) => void
}

/** In px; every row is as high as every other, so that only those in sight are drawn. */
export const rowHeight = 40

/** Amounts stand to the right. */
export const isNumeric = ({ column }: GridColumn): boolean => column.field.kind === 'number'
