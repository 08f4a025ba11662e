import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { recordedPaperSchema, recordOriginalPaper } from './record-original-paper.ts'

/** [MAT-01] Row 21 of a certificate of the older service: recorded on the application that replaces it. */
export const recordMatsPaper = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/matspapir`,
  summary: 'Registrer papiret til et sertifikat fra skjematjenesten (MATS) som erstattes',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: recordedPaperSchema,
  response: recordOriginalPaper.response,
  ifMatch: true,
  idempotent: true,
})
