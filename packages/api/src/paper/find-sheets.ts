import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { paperV3 } from '../endpoint/paths.ts'

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
