import type { ReactNode } from 'react'

/** One fact of every line. The first column names the line and is its row header. */
export interface LineColumn<Row> {
  readonly id: string
  readonly header: string
  /** The full name, if the header is short. */
  readonly headerTitle?: string
  readonly text: (row: Row) => ReactNode
  /** A second, smaller line of text in the cell. */
  readonly detail?: (row: Row) => ReactNode
  /** Aligns numbers at the end. */
  readonly align?: 'end'
  /** In the sum row, which always covers all lines. */
  readonly sum?: ReactNode
  /** Its position in the list on a narrow screen; `beside` the name only `text` is shown. @default 'under' the name */
  readonly narrow?: 'under' | 'beside' | 'end' | 'none'
  /** Replaces `text` there: a number with its unit. */
  readonly narrowText?: (row: Row) => ReactNode
}

/** Something to correct (`danger`) or to look at (`warning`). */
export interface LineFinding {
  /** Unique among the findings of its line. */
  readonly id: string
  readonly tone: 'danger' | 'warning'
  /** What is wrong; HTML links are kept, see RichText. */
  readonly text: string
}

/** A removed line, and its position. */
export interface RemovedLine<Row> {
  readonly row: Row
  /** From zero, in the lines before the removal. */
  readonly index: number
}

/** A line with its index among all lines, from zero. */
export interface LineItem<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
}

/** Which lines are shown. */
export type LineFilter = 'all' | 'danger' | 'warning'

export const noFindings: readonly LineFinding[] = []
