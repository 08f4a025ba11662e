import { applicationReadingSchema } from '../application/application-answer.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCase = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber`,
  summary: 'Se en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: applicationReadingSchema,
})
