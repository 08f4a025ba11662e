import { messageSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/** Newest first. */
export const listMessages = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/meldinger`,
  summary: 'Meldinger i søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(messageSchema),
})
