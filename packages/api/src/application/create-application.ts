import { applicationDraftSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams, referenceNumberSchema } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { applicationAnswerSchema } from './application-answer.ts'

/** Begins a draft. With `originalReferenceNumber` the rest of the answers are copied from that application. */
export const createApplication = defineEndpoint({
  method: 'POST',
  path: applicationsV3,
  summary: 'Opprett et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: z.strictObject({ originalReferenceNumber: referenceNumberSchema.optional() }),
  body: applicationDraftSchema,
  response: applicationAnswerSchema,
  status: 201,
  idempotent: true,
})
