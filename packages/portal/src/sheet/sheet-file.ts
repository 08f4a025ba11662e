import type { SheetRow } from '@eksport/domain'

/** One sheet of a file. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Cells with a formula of which the file holds no result. */
  readonly formulasWithoutResult: number
  /** The first and last row, from 1, of merged cells in several rows: their first alone has the value. What was kept before this lacks them. */
  readonly mergedRows?: readonly (readonly [first: number, last: number])[]
  /** Rows that the file hides: they stand empty here. What was kept before this was told lacks it. */
  readonly hiddenRows?: number
  /** Columns that the file hides: they are left out here. */
  readonly hiddenColumns: number
  /** Cells of a text that begin with a quotation mark which nothing closes; it stands in them. A workbook has none. */
  readonly openQuotes?: readonly string[]
}

/** A text as it was read, and what was taken to stand between its cells. */
interface Delimited {
  readonly text: string
  readonly separator: string
}

/** A spreadsheet as it was read; `size` in bytes, none for what was pasted. */
export interface SheetFile {
  readonly name: string
  readonly size?: number
  /** What it is another reading of. A workbook has none, and what was kept before it could be chosen lacks it. */
  readonly delimited?: Delimited
  readonly sheets: readonly Sheet[]
}

/** Why a file cannot be read, each with words of its own. */
export type UnreadableReason = 'tooLarge' | 'notSheet' | 'oldFormat' | 'locked' | 'damaged' | 'empty' | 'tooManyRows'

/** A file that no rows can be read from. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`A file could not be read: ${reason}`, options)
    this.reason = reason
  }
}

/** Five megabytes: a packing list of a thousand lines is a hundredth of it. */
export const maxFileBytes = 5 * 1024 * 1024

/** What is read of one file. How many lines the application may have is the server's to say. */
export const maxRows = 1000
