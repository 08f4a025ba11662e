import { officeTimesSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists } from '../endpoint/paths.ts'

/**
 * When offices are open: hours with their seasons and days of their own, public holidays, and what each office has decided for
 * single dates. A day that closes is in the browser within a minute.
 */
export const listOpeningHours = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/opening-hours`,
  summary: 'Åpningstider for kontorene',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({}),
  response: officeTimesSchema,
  maxAge: 60,
})
