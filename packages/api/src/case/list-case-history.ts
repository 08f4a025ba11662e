import { historyEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [STA-09] Oldest first. */
export const listCaseHistory = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/historikk`,
  summary: 'Sakens historikk',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(historyEntrySchema),
})
