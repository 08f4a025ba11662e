import { attachmentSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

const cancellationSchema = z.object({
  id: z.string(),
  reasonForCancellation: z.string(),
  methodOfReturn: z.string().optional(),
  caseNumberInElements: z.string().optional(),
  archiveCaseId: z.string().optional(),
  attachments: z.array(attachmentSchema),
})

export type Cancellation = z.infer<typeof cancellationSchema>

/** The cancellation that was asked for; 404 where none is. */
export const getCancellation = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/kansellering`,
  summary: 'Kanselleringen av en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: cancellationSchema,
})
