import { applicationStatuses, attachmentSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from './attachment.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { applicationParams } from './endpoint/params.ts'
import { applicationsV2, applicationsV3 } from './endpoint/paths.ts'

const cancellationSchema = z.object({
  id: z.string(),
  reasonForCancellation: z.string(),
  methodOfReturn: z.string().optional(),
  caseNumberInElements: z.string().optional(),
  archiveCaseId: z.string().optional(),
  attachments: z.array(attachmentSchema),
})

export type Cancellation = z.infer<typeof cancellationSchema>

/** The requested cancellation; 404 where there is none. */
export const getCancellation = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/kansellering`,
  summary: 'Kanselleringen av en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: cancellationSchema,
})

// The limits that users meet are set in the server, with their texts; this one only bounds the size of a body.
const words = z.string().trim().max(10_000)

/** [CAN-01] Without paper the certificate is cancelled at once; with paper an officer decides when the paper is back. */
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
      /** How the paper is returned; required where there is paper. */
      methodOfReturn: words.optional(),
    }),
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: z.object({ id: z.string(), applicationStatus: z.enum(applicationStatuses) }),
  status: 201,
  ifMatch: true,
  idempotent: true,
})

/** 'Angre kansellering': restores the previous status, while no officer has decided. */
export const undoCancellation = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/kansellering/:cancellationId/angre`,
  summary: 'Angre en kansellering',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams.extend({ cancellationId: z.string().min(1).max(64) }),
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})
