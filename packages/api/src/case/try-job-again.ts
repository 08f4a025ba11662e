import { caseJobSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-03] Has a job tried at once that waits for its next attempt or was given up. Nothing happens to one that is done or under way. */
export const tryJobAgain = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/jobber/:jobId/proev-igjen`,
  summary: 'Prøv en jobb i saken igjen',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams.extend({ jobId: z.uuid() }),
  response: z.array(caseJobSchema),
})
