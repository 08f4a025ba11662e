import { type PlainDate, withoutInvisible } from '@eksport/forms'

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
