import { applicationStatuses } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

// The limits that people meet, with their texts, are the server's: this one only keeps a body in bounds.
const words = z.string().trim().max(10_000)

/** [CAN-01] Without paper the certificate is cancelled at once; with paper an officer decides when it is back. */
export const cancelApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/kansellering`,
  summary: 'Kanseller en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    cancellationInformation: z.strictObject({
      reasonForCancellation: words,
      /** How the paper comes back; required where there is paper. */
      methodOfReturn: words.optional(),
    }),
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: z.object({ id: z.string(), applicationStatus: z.enum(applicationStatuses) }),
  status: 201,
  ifMatch: true,
  idempotent: true,
})
