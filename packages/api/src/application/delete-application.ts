import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const deleteApplication = defineEndpoint({
  method: 'DELETE',
  path: `${applicationsV2}/:referenceNumber`,
  summary: 'Slett et utkast som aldri er sendt inn',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: emptyResponse,
  ifMatch: true,
})
