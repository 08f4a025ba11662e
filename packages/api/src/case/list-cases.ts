import { z } from 'zod'
import { applicationPageSchema } from '../application/application-page.ts'
import { listQuerySchema } from '../application/list-query.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** What only officers ask for. @internal */
export const officersFilters = {
  assigned: z.enum(['me', 'none', 'all']).optional(),
  awaits: z.enum(['print', 'delivery', 'overdue']).optional(),
}

/** The officers' list over all organisations; drafts of exporters are never in it. */
export const listCases = defineEndpoint({
  method: 'GET',
  path: casesV3,
  summary: 'Saker til behandling',
  audiences: ['caseworker'],
  access: 'person',
  query: listQuerySchema.extend(officersFilters),
  response: applicationPageSchema,
})
