import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

/** Codes with a comma between them, as many as an address can hold. */
const codes = z.string().min(1).max(6000).optional()

const querySchema = z.strictObject({
  species: codes,
  countries: codes,
  'catch-areas': codes,
  'aquaculture-areas': codes,
  'packaging-types': codes,
  'product-classification': codes,
  'processing-states': codes,
  'processing-types': codes,
  'nature-of-commodities': codes,
  'border-control-posts': codes,
  'points-of-entry': codes,
  'certificate-offices': codes,
  'certificate-templates': codes,
})

/**
 * What codes are called, of the lists that are asked about: a page that shows one application needs a few names out of thousands. Codes
 * that are no longer in use have names too; what a list does not know is left out.
 */
export const listCodeNames = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/names`,
  summary: 'Navn på koder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: querySchema,
  response: z.partialRecord(querySchema.keyof(), z.record(z.string(), codeEntrySchema.shape.names)),
  maxAge: oneHour,
})
