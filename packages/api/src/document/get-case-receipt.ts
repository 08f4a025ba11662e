import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCaseReceipt = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/kvittering`,
  summary: 'Kvittering for innsendt søknad',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})
