import { flagNames, instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { administrationV3 } from '../endpoint/paths.ts'

/** @internal */
export const managedFlagsV3 = `${administrationV3}/flagg` as const

/** @internal */
export const flagNameSchema = z.enum(flagNames)

/** [CW-03] A flag as those see it who set it. @internal */
export const managedFlagSchema = z.object({
  name: flagNameSchema,
  enabled: z.boolean(),
  /** [SEC-04] What the next change of it must have seen; 0 until it is set for the first time. */
  version: z.number().int(),
  /** When it was set last, and by which officer; no officer where it was set for the installation. */
  changedAt: instantSchema.optional(),
  changedBy: z.string().optional(),
})

export type ManagedFlag = z.infer<typeof managedFlagSchema>
