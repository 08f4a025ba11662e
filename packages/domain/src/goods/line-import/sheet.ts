import { addDays, type PlainDate, withoutInvisible } from '@eksport/forms'

/** A day that a workbook stores as such, even if the person typed `18-11` and meant something else. */
export interface SheetDay {
  readonly day: PlainDate
}

/** A cell as a file stores it: a text, a number, a boolean, a day, or nothing. */
export type SheetCell = string | number | boolean | SheetDay | null

/** The cells of one row, from the first column. */
export type SheetRow = readonly SheetCell[]

/** A cell's content as text, without invisible characters; a day as `YYYY-MM-DD`. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return withoutInvisible(String(typeof cell === 'object' ? cell.day : cell))
    .replaceAll(/[\u00A0\u2007\u202F\s]+/g, ' ')
    .trim()
}

/** Whether all cells are empty. */
export const isBlank = (row: SheetRow): boolean => row.every((cell) => cellText(cell) === '')

/** The years from which spreadsheets count days; those from old Macintosh computers count from 1904. */
export const epochs = ['1900', '1904'] as const
export type Epoch = (typeof epochs)[number]

// Day 1 is 1 January 1900, and day 60 does not exist in the calendar, so every five-digit day is counted from two days earlier.
const dayZero: Readonly<Record<Epoch, PlainDate>> = { 1900: '1899-12-30', 1904: '1904-01-01' }

/** Whether a text is a five-digit number, `46343`, possibly with a fraction: a spreadsheet's day that has lost its format. */
export const isSerialDay = (text: string): boolean => /^\d{5}(?:[.,]\d+)?$/.test(text)

/** The day with this number in a spreadsheet. */
export const serialDay = (text: string, epoch: Epoch): PlainDate => addDays(dayZero[epoch], Number.parseInt(text, 10))
