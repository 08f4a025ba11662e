import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { reporteeSchema } from '../session/session.ts'

/** [AUT-04] Exporters that the organisation may apply for, itself first. */
export const listRepresentedExporters = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/avgiver/:organisationNumber/representerte',
  summary: 'Eksportører som virksomheten representerer',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(reporteeSchema),
})
