import { struckOffSchema } from '@eksport/api'
import { maxSheetsAtOnce, serialRange, serialRangeTexts } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { dialogTexts } from '#src/lib/dialog.texts.ts'

/** An officer's input about sheets; the reason is for striking off. */
export interface SheetInput {
  readonly first: string
  readonly last: string
  readonly reason: string | undefined
}

export type SheetField = keyof SheetInput

/** Why an input cannot be sent, and the field to focus. */
export interface SheetProblem {
  readonly field: SheetField
  readonly text: LocalizedText
}

/** Value of `{max}` in the text of a problem. */
export const sheetLimits = { max: maxSheetsAtOnce } as const

/** The first error, if any; the server applies the same rules. */
export function sheetProblem({ first, last, reason }: SheetInput): SheetProblem | undefined {
  if (first.trim() === '') return { field: 'first', text: dialogTexts.required }
  if (last.trim() === '') return { field: 'last', text: dialogTexts.required }
  const range = serialRange(first, last)
  if (!range.ok) return { field: range.end, text: serialRangeTexts[range.problem] }
  const isReason = reason === undefined || struckOffSchema.shape.reason.safeParse(reason).success
  return isReason ? undefined : { field: 'reason', text: dialogTexts.required }
}

/** The number of sheets; undefined if the input is not a valid range. */
export function sheetCount({ first, last }: Pick<SheetInput, 'first' | 'last'>): number | undefined {
  const range = serialRange(first, last)
  return range.ok ? range.serials.length : undefined
}
