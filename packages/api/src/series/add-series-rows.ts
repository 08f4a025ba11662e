import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { seriesValuesSchema } from './series-values.ts'

/** [EXP-10] So many rows are begun at a time. */
export const maxRowsAtOnce = 200

/** [EXP-10] Begins a draft for each row, like the application that it is a series of; all of them or none. */
export const addSeriesRows = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Opprett rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({ rows: z.array(seriesValuesSchema).min(1).max(maxRowsAtOnce) }),
  response: z.object({
    added: z.array(z.number().int()),
    /** Rows that were left out: their container leaves on that day already. */
    known: z.number().int(),
  }),
  status: 201,
  idempotent: true,
})
