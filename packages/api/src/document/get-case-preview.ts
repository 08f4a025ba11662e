import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCasePreview = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/pdf`,
  summary: 'Forhåndsvisning av sertifikatet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})
