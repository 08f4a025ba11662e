import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { replacementSchema } from './replacement.ts'

/** [REP-01] The replacement that a certificate has, being written, processed or issued; 404 where it has none. */
export const getCurrentReplacement = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/erstatning`,
  summary: 'Erstatningen av et sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: replacementSchema,
})
