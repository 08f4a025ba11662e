import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** The signed paper as it was scanned in; 404 while there is none. */
export const getCaseScannedCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/skannet`,
  summary: 'Skannet sertifikat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})
