import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'
import { paperV3, v3 } from './endpoint/paths.ts'
import { handlingSchema } from './handle-case.ts'

const serial = z.string().trim().min(1).max(40)

/** The first and the last serial of a range of sheets. */
export const sheetRangeSchema = z.strictObject({ first: serial, last: serial })

export type SheetRange = z.infer<typeof sheetRangeSchema>

/** [CRT-15] The numbered paper of an office: the sheets that can be printed on, the batches that it came in, and the void sheets. */
export const paperStockSchema = z.object({
  /** Code of the office. */
  office: z.string(),
  /** Number of sheets that can be printed on. */
  free: z.number().int(),
  /** The serial of the first free sheet. */
  next: z.string().optional(),
  /** Newest first. */
  batches: z.array(
    z.object({
      first: z.string(),
      last: z.string(),
      sheets: z.number().int(),
      printed: z.number().int(),
      void: z.number().int(),
      registeredName: z.string(),
      registeredAt: instantSchema,
    }),
  ),
  /** The fifty latest voidings, newest first; `referenceNumber` where a print was spoilt. */
  voids: z.array(
    z.object({
      /** The serials, in words. */
      sheets: z.string(),
      reason: z.string(),
      voidedName: z.string(),
      voidedAt: instantSchema,
      referenceNumber: z.number().int().optional(),
    }),
  ),
})

export type PaperStock = z.infer<typeof paperStockSchema>

export const getPaperStock = defineEndpoint({
  method: 'GET',
  path: paperV3,
  summary: 'Papirlageret til kontoret',
  audiences: ['caseworker'],
  access: 'person',
  response: paperStockSchema,
})

/** The state of a numbered sheet. */
const foundSheetSchema = z.object({
  serial: z.string(),
  /** Not printed on yet, printed on and in use, or void. */
  state: z.enum(['UNUSED', 'PRINTED', 'VOID']),
  /** The case for which it was printed. */
  referenceNumber: z.number().int().optional(),
})
export type FoundSheet = z.infer<typeof foundSheetSchema>

/** [CW-04] [CRT-15] The sheets that a number matches, in any office: several where its letters are left out, none where no sheet is registered. */
export const findSheets = defineEndpoint({
  method: 'GET',
  path: `${paperV3}/ark`,
  summary: 'Finn et nummerert ark',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({ serial: z.string().min(1).max(40) }),
  response: z.array(foundSheetSchema),
})

/** [CRT-15] Adds a batch of numbered paper to the office's stock; each serial can be registered only once. */
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

/** Sheets that are lost or damaged, and what became of them. */
export const struckOffSchema = sheetRangeSchema.extend({ reason: handlingSchema.shape.reason.unwrap() })

export type StruckOff = z.infer<typeof struckOffSchema>

/** [CRT-15] Voids sheets of the office's stock that were not printed on; all of them, or none. */
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

/** The most certificates in one print job. */
const maxCases = 50

/** [CW-11] What was printed on numbered sheets in several cases, as one file for the printer, in the order in which the cases are named. */
export const getPrintJob = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/utskrift`,
  summary: 'Utskrifter i flere saker som én fil',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** Reference numbers, separated by commas. */
    cases: z
      .string()
      .max(700)
      .transform((text) => text.split(','))
      .pipe(z.array(z.coerce.number<string>().int().positive().max(2_147_483_647)).min(1).max(maxCases)),
  }),
  response: pdfResponse,
})
