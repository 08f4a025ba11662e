import { applicationStatuses } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/** Changes what an officer has asked about: the application becomes a draft again, of which only what was unlocked may be changed. */
export const reopenApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/gjenaapne`,
  summary: 'Endre søknaden etter en avklaring',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ applicationStatus: z.enum(applicationStatuses), revision: z.number().int() }),
  ifMatch: true,
  idempotent: true,
})
