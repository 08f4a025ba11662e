import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { applicationPageSchema } from './application-page.ts'
import { listQuerySchema } from './list-query.ts'

export const listApplications = defineEndpoint({
  method: 'GET',
  path: applicationsV3,
  summary: 'Søknadene til virksomheten, filtrert, sortert og sidedelt',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: listQuerySchema,
  response: applicationPageSchema,
})
