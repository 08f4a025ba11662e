import { applicationStatuses, instantSchema, ruleViolationSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { issueSchema } from '../problem/problem.ts'
import { seriesValuesSchema } from './series-values.ts'

/** One row: an application of its own, with what differs in it and what would stop its sending. */
const seriesRowSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  submittedDateTime: instantSchema.optional(),
  version: z.number().int(),
  values: seriesValuesSchema,
  /** Answers that are missing or wrong, as sending would refuse them; none of what has been sent. */
  issues: z.array(issueSchema),
  /** What the rules find. */
  findings: z.array(ruleViolationSchema),
  /** What it costs, in Norwegian kroner: once it is sent, what is owed. */
  fee: z.number(),
})

export type SeriesRow = z.infer<typeof seriesRowSchema>

/** [EXP-10] The rows that were begun from an application, all checked by the rules that one application is sent by. */
export const getSeries = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Radene i serien fra en søknad, kontrollert',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ rows: z.array(seriesRowSchema) }),
})
