import { type FlagName, flagNames } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

/** One boolean per name. */
const flagsSchema = z.object(
  // fromEntries forgets its keys; they are exactly these names.
  Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<FlagName, z.ZodBoolean>,
)

export const getFlags = defineEndpoint({
  method: 'GET',
  path: '/api/flagg',
  summary: 'Funksjonsflagg',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: flagsSchema,
})
