import { applicationDraftSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { applicationAnswerSchema } from './application-answer.ts'

/** Saves the whole draft as it now is; what is left out is removed. */
export const saveApplication = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber`,
  summary: 'Lagre utkastet',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: applicationDraftSchema,
  response: applicationAnswerSchema,
  ifMatch: true,
})
