import { keptFileSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/** [CRT-12] What the exporter may fetch now: the certificate first, then what was decided, received and sent in. */
export const listFiles = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/filer`,
  summary: 'Filene i søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(keptFileSchema),
})
