import { struckOffSchema } from '@eksport/api'
import { maxSheetsAtOnce, serialRange, serialRangeTexts } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { dialogTexts } from '#src/lib/dialog.texts.ts'

/** What an officer has written of sheets; the reason where they are struck off. */
export interface SheetInput {
  readonly first: string
  readonly last: string
  readonly reason: string | undefined
}

export type SheetField = keyof SheetInput

/** Why an input cannot be sent, and the field to go to. */
export interface SheetProblem {
  readonly field: SheetField
  readonly text: LocalizedText
}

/** What `{max}` stands for in the words of a problem. */
export const sheetLimits = { max: maxSheetsAtOnce } as const

/** The first thing that is wrong, if anything; the server judges by the same rules. */
export function sheetProblem({ first, last, reason }: SheetInput): SheetProblem | undefined {
  if (first.trim() === '') return { field: 'first', text: dialogTexts.required }
  if (last.trim() === '') return { field: 'last', text: dialogTexts.required }
  const range = serialRange(first, last)
  if (!range.ok) return { field: range.end, text: serialRangeTexts[range.problem] }
  const isReason = reason === undefined || struckOffSchema.shape.reason.safeParse(reason).success
  return isReason ? undefined : { field: 'reason', text: dialogTexts.required }
}

/** How many sheets the input is about; undefined while it is no pile. */
export function sheetCount({ first, last }: Pick<SheetInput, 'first' | 'last'>): number | undefined {
  const range = serialRange(first, last)
  return range.ok ? range.serials.length : undefined
}
