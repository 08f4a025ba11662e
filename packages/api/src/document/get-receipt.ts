import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/kvittering`,
  summary: 'Kvittering for innsendt søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
