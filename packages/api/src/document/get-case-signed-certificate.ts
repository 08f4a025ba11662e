import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCaseSignedCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/esignert`,
  summary: 'Elektronisk signert sertifikat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})
