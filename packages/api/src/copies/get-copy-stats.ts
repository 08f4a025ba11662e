import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { copiesV2 } from './copy-paths.ts'

/** How many confirmed copies were ordered and handed out, and the numbers of the cases that they are archived under. @internal */
export const copyStatsSchema = z.object({
  totalOrdered: z.number().int(),
  totalPrinted: z.number().int(),
  archiveCases: z.array(z.string()),
})

export type CopyStats = z.infer<typeof copyStatsSchema>

export const getCopyStats = defineEndpoint({
  method: 'GET',
  path: `${copiesV2}/stats`,
  summary: 'Antall bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: copyStatsSchema,
})
