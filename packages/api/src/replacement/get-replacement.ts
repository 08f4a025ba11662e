import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { replacementParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { replacementSchema } from './replacement.ts'

/** [REP-01] One replacement of a certificate; 404 where it replaces another. */
export const getReplacement = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/erstatning/:replacementReferenceNumber`,
  summary: 'Én erstatning av et sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: replacementParams,
  response: replacementSchema,
})
