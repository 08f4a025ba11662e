import { z } from 'zod'

const serial = z.string().trim().min(1).max(40)

/** The first and the last serial of a pile of sheets. */
export const sheetRangeSchema = z.strictObject({ first: serial, last: serial })

export type SheetRange = z.infer<typeof sheetRangeSchema>
