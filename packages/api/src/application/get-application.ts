import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { applicationReadingSchema } from './application-answer.ts'

export const getApplication = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber`,
  summary: 'Én søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: applicationReadingSchema,
})
