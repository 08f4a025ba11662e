import { copyOrderSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { copiesV2 } from './copy-paths.ts'

/** [CPY-01] Orders of confirmed copies that stand, oldest first. */
export const listCopies = defineEndpoint({
  method: 'GET',
  path: copiesV2,
  summary: 'Bestillinger av bekreftede kopier',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(copyOrderSchema),
})
