import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { paperV3 } from '../endpoint/paths.ts'
import { paperStockSchema } from './get-paper-stock.ts'
import { sheetRangeSchema } from './sheet-range.ts'

/** [CRT-15] Takes a pile of numbered paper into the office's stock; a serial is registered once ever. */
export const registerPaper = defineEndpoint({
  method: 'POST',
  path: `${paperV3}/parti`,
  summary: 'Registrer nummererte ark',
  audiences: ['caseworker'],
  access: 'person',
  body: sheetRangeSchema,
  response: paperStockSchema,
  idempotent: true,
})
