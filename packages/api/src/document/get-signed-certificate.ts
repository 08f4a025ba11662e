import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const getSignedCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/esignert`,
  summary: 'Elektronisk signert sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
