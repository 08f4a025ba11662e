import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { certificateSheetsSchema } from './certificate-sheets.ts'

/** [CRT-08] The certificate of a case as it would be printed, and as it was issued while its issue is valid, with the boxes that changed since it was sent the time before. */
export const getCaseSheets = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/sertifikat/tegning`,
  summary: 'Tegn sertifikatet i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: certificateSheetsSchema,
})
