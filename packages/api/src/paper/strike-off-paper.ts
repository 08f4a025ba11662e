import type { z } from 'zod'
import { handlingSchema } from '../case/handle-case.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { paperV3 } from '../endpoint/paths.ts'
import { paperStockSchema } from './get-paper-stock.ts'
import { sheetRangeSchema } from './sheet-range.ts'

/** Sheets that are lost or damaged, and what became of them. */
export const struckOffSchema = sheetRangeSchema.extend({ reason: handlingSchema.shape.reason.unwrap() })

export type StruckOff = z.infer<typeof struckOffSchema>

/** [CRT-15] Strikes sheets off the office's stock that nobody has printed on; all of them, or none. */
export const strikeOffPaper = defineEndpoint({
  method: 'POST',
  path: `${paperV3}/ugyldig`,
  summary: 'Meld ark ugyldige',
  audiences: ['caseworker'],
  access: 'person',
  body: struckOffSchema,
  response: paperStockSchema,
  idempotent: true,
})
