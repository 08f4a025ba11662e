import { instantSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { pickupSchema } from './list-pickups.ts'

const handOutSchema = pickupSchema.extend({
  /** Code of the office, and the day, that its exporter has chosen. */
  office: z.string().optional(),
  date: plainDateSchema.optional(),
  /** Who is expected, as far as the application says it. */
  contactPerson: z.string().optional(),
  pickupCompany: z.string().optional(),
  /** The numbered sheets of the certificate in the order of its pages. */
  sheets: z.array(z.string()),
  /** The version that is handed out. */
  version: z.number().int(),
  /** Who was first: by whom it was handed out, and to whom. */
  handedOut: z
    .object({
      time: instantSchema,
      /** A name, or the number of a pickup pass. */
      to: z.string(),
      by: z.string().optional(),
      identityShown: z.boolean(),
    })
    .optional(),
})
export type HandOut = z.infer<typeof handOutSchema>

/** [CW-04] What the desk must know to hand out the paper of a case; it is handed out by the act of the case (`hand-out`). */
export const getHandOut = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/utlevering`,
  summary: 'Utlevering av sertifikatet i en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: handOutSchema,
})
