import { statisticsSchema, statisticsWeeks } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

/** [ADM-09] Statistics of whole weeks, for everything or for one office, template or country. */
export const getStatistics = defineEndpoint({
  method: 'GET',
  path: `${administrationV3}/statistikk`,
  summary: 'Hent statistikk',
  audiences: ['caseworker'],
  access: 'person',
  query: z.object({
    weeks: z.coerce
      .number()
      .pipe(z.literal([...statisticsWeeks]))
      .default(8),
    office: z.string().max(40).optional(),
    template: z.string().max(40).optional(),
    country: z.string().max(40).optional(),
  }),
  response: statisticsSchema,
})
