import type { ReactNode } from 'react'

/** One fact of every line. The first column names the line and is its row header. */
export interface LineColumn<Row> {
  readonly id: string
  readonly header: string
  /** The whole word, where the header is short. */
  readonly headerTitle?: string
  readonly text: (row: Row) => ReactNode
  /** Second storey of the cell, smaller. */
  readonly detail?: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  readonly align?: 'end'
  /** In the sum row, which is of all lines whatever is shown. */
  readonly sum?: ReactNode
  /** Where it stands in the list of a narrow screen; `under` the name unless said otherwise. `beside` the name stands its text alone. */
  readonly narrow?: 'under' | 'beside' | 'end' | 'none'
  /** There instead of `text`: a number with its unit. */
  readonly narrowText?: (row: Row) => ReactNode
}

/** Something that must be put right (`danger`) or looked at (`warning`). */
export interface LineFinding {
  /** Tells it from the others of its line. */
  readonly id: string
  readonly tone: 'danger' | 'warning'
  /** What is wrong; links in HTML come through, see RichText. */
  readonly text: string
}

/** A line that was taken away, and where it stood. */
export interface RemovedLine<Row> {
  readonly row: Row
  /** Counted from zero, in the lines as they were. */
  readonly index: number
}

/** A line with its place among all lines, counted from zero. */
export interface LineItem<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
}

/** Which lines are shown. */
export type LineFilter = 'all' | 'danger' | 'warning'

export const noFindings: readonly LineFinding[] = []
