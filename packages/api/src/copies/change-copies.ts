import { copyRequestSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { copiesV2, copyParams } from './copy-paths.ts'
import { orderedCopiesSchema } from './order-copies.ts'

/** [CPY-01] Changes an order that has not been handed out; the price stays that of the day of the order. */
export const changeCopies = defineEndpoint({
  method: 'PUT',
  path: `${copiesV2}/:copyId`,
  summary: 'Endre en bestilling av bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: copyParams,
  body: copyRequestSchema,
  response: orderedCopiesSchema,
  ifMatch: true,
  idempotent: true,
})
