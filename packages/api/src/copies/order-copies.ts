import { copyOrderSchema, copyRequestSchema } from '@eksport/domain'
import type { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { copiesV2 } from './copy-paths.ts'

/** The order as it stands after a change of it. @internal */
export const orderedCopiesSchema = copyOrderSchema.pick({ id: true, numberOfCopies: true, fee: true })

export type OrderedCopies = z.infer<typeof orderedCopiesSchema>

/** [CPY-01] Orders confirmed copies; the fee of the day is locked. */
export const orderCopies = defineEndpoint({
  method: 'POST',
  path: copiesV2,
  summary: 'Bestill bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: copyRequestSchema,
  response: orderedCopiesSchema,
  status: 201,
  ifMatch: true,
  idempotent: true,
})
