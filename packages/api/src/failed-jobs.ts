import { caseJobSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

const failedJobSchema = caseJobSchema.extend({
  referenceNumber: z.number().int(),
  exporterName: z.string(),
  countryOfDestination: z.string(),
})
/** A job that failed, and the case that it belongs to. */
export type FailedJob = z.infer<typeof failedJobSchema>

/** [CW-12] The jobs of all cases that are given up, and those whose last attempt failed and that will be retried automatically; each oldest first. */
export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/jobber`,
  summary: 'Jobber som feilet',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({
    jobs: z.array(failedJobSchema),
    /** The number of all such jobs, of which not all may be listed. */
    total: z.number().int().nonnegative(),
  }),
})
