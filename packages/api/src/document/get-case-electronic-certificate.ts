import { defineEndpoint, xmlResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCaseElectronicCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/esertifikat`,
  summary: 'Sertifikatet som melding (SPSCertificate)',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: xmlResponse,
})
