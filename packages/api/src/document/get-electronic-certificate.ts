import { defineEndpoint, xmlResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const getElectronicCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/esertifikat`,
  summary: 'Sertifikatet som melding (SPSCertificate)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: xmlResponse,
})
