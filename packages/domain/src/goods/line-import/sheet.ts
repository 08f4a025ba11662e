import { addDays, type PlainDate, withoutInvisible } from '@eksport/forms'

/** A day that a workbook holds as one, whatever somebody meant who typed `18-11` into it. */
export interface SheetDay {
  readonly day: PlainDate
}

/** A cell as a file holds it: a text, an amount, a truth, a day, or nothing. */
export type SheetCell = string | number | boolean | SheetDay | null

/** The cells of one row, from the first column. */
export type SheetRow = readonly SheetCell[]

/** What stands in a cell as a text, without what nobody sees of it; a day as `YYYY-MM-DD`. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return withoutInvisible(String(typeof cell === 'object' ? cell.day : cell))
    .replaceAll(/[\u00A0\u2007\u202F\s]+/g, ' ')
    .trim()
}

/** Whether nothing stands in any cell. */
export const isBlank = (row: SheetRow): boolean => row.every((cell) => cellText(cell) === '')

/** The years that spreadsheets count days from. Those of old Macintosh machines count from 1904. */
export const epochs = ['1900', '1904'] as const
export type Epoch = (typeof epochs)[number]

// Day 1 is 1 January 1900, and day 60 one that no calendar has: all that five digits can mean stand two days behind it.
const dayZero: Readonly<Record<Epoch, PlainDate>> = { 1900: '1899-12-30', 1904: '1904-01-01' }

/** A number of five digits, `46343`, perhaps with a part of a day behind it: what a spreadsheet shows of a day that has lost its format. */
export const isSerialDay = (text: string): boolean => /^\d{5}(?:[.,]\d+)?$/.test(text)

/** The day that a spreadsheet numbers so. */
export const serialDay = (text: string, epoch: Epoch): PlainDate => addDays(dayZero[epoch], Number.parseInt(text, 10))
