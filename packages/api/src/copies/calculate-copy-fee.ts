import { copyRequestSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { copiesV2 } from './copy-paths.ts'

/** [CPY-01] [FEE-01] What an order will cost. With `id` it is a change of that order, which keeps its price. */
export const calculateCopyFee = defineEndpoint({
  method: 'POST',
  path: `${copiesV2}/gebyr`,
  summary: 'Beregn gebyr for bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: copyRequestSchema.extend({ id: z.uuid().optional() }),
  response: z.object({ amount: z.number(), currency: z.literal('NOK'), rulesVersion: z.string() }),
})
