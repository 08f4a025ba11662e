import { plainDateSchema, plainTimeSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

const pickupTimeSchema = z.strictObject({ date: plainDateSchema, time: plainTimeSchema })

/** When a paper is fetched. */
export type PickupTime = z.infer<typeof pickupTimeSchema>

/** [EXP-11] 'Endre tid': the paper is fetched at the same office at another time. What it costs stays, unless the new time costs another fee. */
export const changePickup = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/hentetid`,
  summary: 'Endre tiden da sertifikatet hentes',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: pickupTimeSchema,
  response: pickupTimeSchema.extend({ fee: z.number() }),
  ifMatch: true,
  idempotent: true,
})
