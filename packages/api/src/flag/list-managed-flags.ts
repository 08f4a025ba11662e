import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { managedFlagSchema, managedFlagsV3 } from './managed-flag.ts'

/** [CW-03] Every flag, and who set it when. */
export const listManagedFlags = defineEndpoint({
  method: 'GET',
  path: managedFlagsV3,
  summary: 'Funksjonsflagg med hvem som satte dem',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedFlagSchema),
})
