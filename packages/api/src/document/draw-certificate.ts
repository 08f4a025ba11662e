import { applicationDraftSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { referenceNumberSchema } from '../endpoint/params.ts'
import { v3 } from '../endpoint/paths.ts'
import { certificateSheetsSchema } from './certificate-sheets.ts'

/** [CRT-08] The certificate as it would be printed from answers that need not be saved. */
export const drawCertificate = defineEndpoint({
  method: 'POST',
  path: `${v3}/sertifikat/tegning`,
  summary: 'Tegn sertifikatet av svarene så langt',
  audiences: ['submitter'],
  access: 'organisation',
  query: z.object({ referenceNumber: referenceNumberSchema }),
  body: applicationDraftSchema,
  response: certificateSheetsSchema,
})
