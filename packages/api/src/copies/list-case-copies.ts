import { copyOrderSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { caseCopiesV3 } from './copy-paths.ts'

/** Orders of confirmed copies of a case with who printed and handed out, oldest first. */
export const listCaseCopies = defineEndpoint({
  method: 'GET',
  path: caseCopiesV3,
  summary: 'Bekreftede kopier i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(copyOrderSchema),
})
