import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { copiesV2, copyParams } from './copy-paths.ts'

/** [CPY-01] Cancels an order that has not been handed out. */
export const cancelCopies = defineEndpoint({
  method: 'DELETE',
  path: `${copiesV2}/:copyId`,
  summary: 'Avbestill bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: copyParams,
  response: emptyResponse,
  ifMatch: true,
  idempotent: true,
})
