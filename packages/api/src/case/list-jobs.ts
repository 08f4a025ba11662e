import { caseJobSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-03] What is done after acts, newest first. Messages to other authorities are no part of it: they stand in the case itself. */
export const listJobs = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/jobber`,
  summary: 'Jobber i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseJobSchema),
})
