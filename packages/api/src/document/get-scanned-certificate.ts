import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

/** [API-04] The signed paper as an officer scanned it in; 404 while there is none. */
export const getScannedCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/skannet`,
  summary: 'Skannet sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
