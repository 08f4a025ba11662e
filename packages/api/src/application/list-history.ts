import { historyEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/** [STA-09] Oldest first. */
export const listHistory = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/historikk`,
  summary: 'Søknadens historikk',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(historyEntrySchema),
})
