import { copyOrderSchema } from '@eksport/domain'
import { z } from 'zod'
import { handlingSchema } from '../case/handle-case.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseCopiesV3, caseCopyParams } from './copy-paths.ts'

/** The copies of an order are handed over, and to whom. */
export const handOutCopies = defineEndpoint({
  method: 'POST',
  path: `${caseCopiesV3}/:copyId/utlevering`,
  summary: 'Utlever bekreftede kopier',
  audiences: ['caseworker'],
  access: 'person',
  params: caseCopyParams,
  body: z.strictObject({ collectedBy: handlingSchema.shape.collectedBy.unwrap() }),
  response: copyOrderSchema,
  ifMatch: true,
  idempotent: true,
})
