import { copyOrderSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseCopiesV3, caseCopyParams } from './copy-paths.ts'

/** Draws the copies of an order for printing, with who confirms them and when; what is drawn is kept. */
export const confirmCopies = defineEndpoint({
  method: 'POST',
  path: `${caseCopiesV3}/:copyId/utskrift`,
  summary: 'Bekreft kopier for utskrift',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  response: copyOrderSchema,
  ifMatch: true,
  idempotent: true,
})
