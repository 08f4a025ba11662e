import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'

const aquacultureSiteSchema = z.object({
  siteNumber: z.number().int(),
  name: z.string(),
  municipality: z.string().optional(),
  county: z.string().optional(),
  active: z.boolean(),
})

/** 404 when no such site is registered. */
export const getAquacultureSite = defineEndpoint({
  method: 'GET',
  path: '/api/pub-aqua/api/v1/sites/:siteNumber',
  summary: 'Én akvakulturlokalitet',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  params: z.object({ siteNumber: z.coerce.number<number | string>().int().min(10_000).max(999_999) }),
  response: aquacultureSiteSchema,
  maxAge: 3600,
})
