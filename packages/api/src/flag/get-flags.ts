import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

/** [RTE-21] Names of the flags, as the specification lists them; the last is ours, for row 11 of the status table. */
export const flagNames = [
  'submitterRegistration',
  'disabledSubmission',
  'alternativeLogin',
  'showAllLoginMethods',
  'signedPdfDownload',
  'darkModeButton',
  'overtimeFeeMessage',
  'pickupCompanyField',
  'developerMode',
  'withdrawSubmitted',
] as const
type FlagName = (typeof flagNames)[number]

/** One boolean per name. */
export const flagsSchema = z.object(
  // fromEntries forgets its keys; they are exactly the names above.
  Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<FlagName, z.ZodBoolean>,
)
export type Flags = z.infer<typeof flagsSchema>

export const getFlags = defineEndpoint({
  method: 'GET',
  path: '/api/flagg',
  summary: 'Funksjonsflagg',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: flagsSchema,
})
