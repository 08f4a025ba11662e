import { applicationStatuses } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

/** 'Angre kansellering': back to the status that the application had, while no officer has decided. */
export const undoCancellation = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/kansellering/:cancellationId/angre`,
  summary: 'Angre en kansellering',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams.extend({ cancellationId: z.string().min(1).max(64) }),
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})
