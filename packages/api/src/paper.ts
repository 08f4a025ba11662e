import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'
import { paperV3, v3 } from './endpoint/paths.ts'
import { handlingSchema } from './handle-case.ts'

const serial = z.string().trim().min(1).max(40)

/** The first and the last serial of a pile of sheets. */
export const sheetRangeSchema = z.strictObject({ first: serial, last: serial })

export type SheetRange = z.infer<typeof sheetRangeSchema>

/** [CRT-15] The numbered paper of an office: what can be printed on, the piles that it came in, and what is void. */
export const paperStockSchema = z.object({
  /** Code of the office. */
  office: z.string(),
  /** Sheets that can be printed on. */
  free: z.number().int(),
  /** The serial of the first of them. */
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
  /** The newest fifty times that sheets were voided, newest first; `referenceNumber` where a print was spoilt. */
  voids: z.array(
    z.object({
      /** In words. */
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

/** What has become of a numbered sheet. */
const foundSheetSchema = z.object({
  serial: z.string(),
  /** Not printed on yet, printed on and in use, or struck off. */
  state: z.enum(['UNUSED', 'PRINTED', 'VOID']),
  /** The case that it was printed for. */
  referenceNumber: z.number().int().optional(),
})
export type FoundSheet = z.infer<typeof foundSheetSchema>

/** [CW-04] [CRT-15] The sheets that a number means, wherever they are: several where its letters are left out, none that nobody has registered. */
export const findSheets = defineEndpoint({
  method: 'GET',
  path: `${paperV3}/ark`,
  summary: 'Finn et nummerert ark',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({ serial: z.string().min(1).max(40) }),
  response: z.array(foundSheetSchema),
})

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

/** Certificates that one print job may hold. */
const maxCases = 50

/** [CW-11] What was printed on numbered sheets in several cases as one file for the printer, in the order in which they are named. */
export const getPrintJob = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/utskrift`,
  summary: 'Utskrifter i flere saker som én fil',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    /** Reference numbers with a comma between them. */
    cases: z
      .string()
      .max(700)
      .transform((text) => text.split(','))
      .pipe(z.array(z.coerce.number<string>().int().positive().max(2_147_483_647)).min(1).max(maxCases)),
  }),
  response: pdfResponse,
})
