import { messageSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** Newest first. */
export const listCaseMessages = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/meldinger`,
  summary: 'Meldinger i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(messageSchema),
})
