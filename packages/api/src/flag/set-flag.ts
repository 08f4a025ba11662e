import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { flagNameSchema, managedFlagSchema, managedFlagsV3 } from './managed-flag.ts'

/** [CW-03] [SEC-04] Sets a flag from the next call on; pages that stand open follow within a minute. */
export const setFlag = defineEndpoint({
  method: 'PUT',
  path: `${managedFlagsV3}/:name`,
  summary: 'Sett et funksjonsflagg',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ name: flagNameSchema }),
  body: z.strictObject({ enabled: z.boolean() }),
  response: managedFlagSchema,
  ifMatch: true,
  idempotent: true,
})
