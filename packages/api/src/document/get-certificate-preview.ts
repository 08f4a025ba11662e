import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const getCertificatePreview = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/pdf`,
  summary: 'Forhåndsvisning av sertifikatet',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
