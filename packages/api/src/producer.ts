import { plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'

const producerSchema = z.object({
  /** The approval number. */
  identityNumber: z.string(),
  name: z.string(),
  address: z.string().optional(),
  postalCode: z.string().optional(),
  postalCity: z.string().optional(),
  county: z.string().optional(),
  country: z.string(),
  approvedFrom: plainDateSchema.optional(),
  approvedTo: plainDateSchema.optional(),
  activities: z.array(z.string()),
})

export type Producer = z.infer<typeof producerSchema>

/** [WIZ-13] Approved establishments by number or name; with dates, only those approved on every day of the range. */
export const searchProducers = defineEndpoint({
  method: 'GET',
  path: '/api/produsentoppslag/produsenter/v1/animalsk-mat',
  summary: 'Søk etter godkjente produsenter',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  query: z.strictObject({
    value: z.string().trim().min(2).max(20),
    type: z.string().max(40).optional(),
    fromDate: plainDateSchema.optional(),
    toDate: plainDateSchema.optional(),
  }),
  response: z.array(producerSchema),
})
