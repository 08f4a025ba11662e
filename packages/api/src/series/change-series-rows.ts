import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams, referenceNumberSchema } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { maxRowsAtOnce } from './add-series-rows.ts'
import { seriesValuesSchema } from './series-values.ts'

/**
 * [EXP-10] Puts answers into rows of a series, each into what is stored then. A row that is no draft any more, or whose form has come to
 * ask something else, stays as it is, and is named.
 */
export const changeSeriesRows = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/serie`,
  summary: 'Endre rader i serien fra en søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ referenceNumber: referenceNumberSchema, values: seriesValuesSchema }))
      .min(1)
      .max(maxRowsAtOnce),
  }),
  response: z.object({ unchanged: z.array(z.number().int()) }),
})
