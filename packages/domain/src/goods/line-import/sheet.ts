import { withoutInvisible } from '@eksport/forms'

/** A cell as a file holds it: a text, an amount, yes or no, or nothing. A day stands as `YYYY-MM-DD`. */
export type SheetCell = string | number | boolean | null

/** The cells of one row, from the first column. */
export type SheetRow = readonly SheetCell[]

/** What stands in a cell as a person sees it, without the blanks around it. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return withoutInvisible(String(cell))
    .replaceAll(/[\u00A0\u2007\u202F\s]+/g, ' ')
    .trim()
}

/** Whether nothing stands in any cell. */
export const isBlank = (row: SheetRow): boolean => row.every((cell) => cellText(cell) === '')
