import { z } from 'zod'
import { uploadedFile } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { handleCase } from './handle-case.ts'

/** Row 21: the signed and stamped paper as a PDF. A newer scan takes the place of the one before it. */
export const keepScan = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/skannet`,
  summary: 'Legg inn det skannede sertifikatet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: z.strictObject({ scan: uploadedFile }),
  response: handleCase.response,
  ifMatch: true,
  idempotent: true,
})
