import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { paperV3 } from '../endpoint/paths.ts'

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
