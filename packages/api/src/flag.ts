import { type FlagName, flagNames, instantSchema, maxFlagReason } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

/** One boolean per name. */
const flagsSchema = z.object(
  // `Object.fromEntries` loses the keys in its type; they are exactly these names.
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

const managedFlagsV3 = `${administrationV3}/flagg` as const

const flagNameSchema = z.enum(flagNames)

/** [CW-03] A flag with what its administrators see. */
const managedFlagSchema = z.object({
  name: flagNameSchema,
  enabled: z.boolean(),
  /** [SEC-04] Required by the next change; 0 until the flag is first set. */
  version: z.number().int(),
  /** When it was last set, and by which officer; no officer where the installation set it. */
  changedAt: instantSchema.optional(),
  changedBy: z.string().optional(),
  /** [CW-13] Why it was set. */
  reason: z.string().optional(),
})

export type ManagedFlag = z.infer<typeof managedFlagSchema>

/** [CW-03] Every flag, with when and by whom it was set. */
export const listManagedFlags = defineEndpoint({
  method: 'GET',
  path: managedFlagsV3,
  summary: 'Funksjonsflagg med hvem som satte dem',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedFlagSchema),
})

/** [CW-03] [SEC-04] Sets a flag from the next call on; open pages follow within a minute. [CW-13] A dangerous setting requires a reason. */
export const setFlag = defineEndpoint({
  method: 'PUT',
  path: `${managedFlagsV3}/:name`,
  summary: 'Sett et funksjonsflagg',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ name: flagNameSchema }),
  body: z.strictObject({ enabled: z.boolean(), reason: z.string().trim().min(1).max(maxFlagReason).optional() }),
  response: managedFlagSchema,
  ifMatch: true,
  idempotent: true,
})
