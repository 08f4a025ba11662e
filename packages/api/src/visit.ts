import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { caseParams } from './endpoint/params.ts'
import { casesV3, v3 } from './endpoint/paths.ts'

const visitParams = caseParams.extend({ visitId: z.uuid() })

/** @internal */
const visitorSchema = z.object({ id: z.string(), name: z.string(), since: instantSchema })
/** Another officer who has the case open. */
export type Visitor = z.infer<typeof visitorSchema>

/**
 * [CW-06] Says that this officer has the case open, and returns who else has. Repeated at least every 45 seconds, or the visit
 * ends. Nothing is stored.
 */
export const visitCase = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/besoek/:visitId`,
  summary: 'Hvem andre som har saken åpen',
  audiences: ['caseworker'],
  access: 'person',
  params: visitParams,
  /** How long it has been open; a duration, because the clocks of two machines may differ. */
  query: z.object({ seconds: z.coerce.number().int().min(0).max(31_536_000) }),
  response: z.array(visitorSchema),
})

/** [CW-06] The cases that other officers have open now, for the rows of a list. */
export const listVisits = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/besoek`,
  summary: 'Hvem andre som har saker åpne',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(visitorSchema.extend({ referenceNumber: z.number().int() })),
})

/** [CW-06] Ends a visit when its page is closed. */
export const leaveCase = defineEndpoint({
  method: 'DELETE',
  path: `${casesV3}/:referenceNumber/besoek/:visitId`,
  summary: 'Lukk en sak som var åpen',
  audiences: ['caseworker'],
  access: 'person',
  params: visitParams,
  response: emptyResponse,
})
