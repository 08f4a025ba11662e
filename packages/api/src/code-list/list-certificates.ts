import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'
import { onlyActiveSchema } from './code-list-query.ts'

/** The certificates that exist, as a code list: the ids of their templates and their names. */
export const listCertificates = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/certificates`,
  summary: 'Helsesertifikater',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ only_active: onlyActiveSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
