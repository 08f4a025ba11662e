import type { SheetRow } from '@eksport/domain'

/** One sheet of a file. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Number of cells with a formula for which the file has no result. */
  readonly formulasWithoutResult: number
  /** The first and last row, counted from 1, of cells that are merged over several rows: only the first one has the value. Absent in older entries. */
  readonly mergedRows?: readonly (readonly [first: number, last: number])[]
  /** Number of rows that the file hides; they are empty here. Absent in older entries. */
  readonly hiddenRows?: number
  /** Number of columns that the file hides; they are left out here. */
  readonly hiddenColumns: number
  /** Cells of a text that begin with a quotation mark that is never closed, which they keep. Absent for a workbook. */
  readonly openQuotes?: readonly string[]
}

/** A text as it was read, and the separator that was recognised. */
interface Delimited {
  readonly text: string
  readonly separator: string
}

/** A spreadsheet as it was read; `size` in bytes, absent for pasted text. */
export interface SheetFile {
  readonly name: string
  readonly size?: number
  /** The text that it was read from. Absent for a workbook, and in older entries. */
  readonly delimited?: Delimited
  readonly sheets: readonly Sheet[]
}

/** Why a file cannot be read; each reason has its own text. */
export type UnreadableReason = 'tooLarge' | 'notSheet' | 'oldFormat' | 'locked' | 'damaged' | 'empty' | 'tooManyRows'

/** Thrown for a file from which no rows can be read. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`A file could not be read: ${reason}`, options)
    this.reason = reason
  }
}

/** Five megabytes; a packing list of a thousand lines is a hundredth of that. */
export const maxFileBytes = 5 * 1024 * 1024

/** The most rows that are read from one file. The server decides how many lines the application may have. */
export const maxRows = 1000
