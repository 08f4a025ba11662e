import { caseJobSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

const failedJobSchema = caseJobSchema.extend({
  referenceNumber: z.number().int(),
  exporterName: z.string(),
  countryOfDestination: z.string(),
})
/** A job that came to nothing, and whose case it is of. */
export type FailedJob = z.infer<typeof failedJobSchema>

/** [CW-12] The jobs of all cases that are given up, and those whose last attempt failed and that are tried again by themselves; each oldest first. */
export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/jobber`,
  summary: 'Jobber som feilet',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({
    jobs: z.array(failedJobSchema),
    /** How many there are, where not all are told. */
    total: z.number().int().nonnegative(),
  }),
})
