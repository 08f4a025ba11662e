import { applicationStatuses } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

/** 'Trekk tilbake'. */
export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/trekke`,
  summary: 'Trekk søknaden tilbake',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})
