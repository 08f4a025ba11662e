import { instantSchema, messageLevels } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

/** @internal */
export const messageTextsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** A message to all users, in all languages; `description` is HTML of a few harmless elements. */
const operatingMessageSchema = z.object({
  id: z.string(),
  title: messageTextsSchema,
  description: messageTextsSchema,
  type: z.enum(messageLevels),
  hideable: z.boolean(),
  /** [CW-03] Whether it is for officers too; what is not stands in the exporters' app alone. */
  forOfficers: z.boolean(),
  lastUpdated: instantSchema,
  effectiveFrom: instantSchema,
  expiresAt: instantSchema.optional(),
})

export type OperatingMessage = z.infer<typeof operatingMessageSchema>

/** Those in force now. None is 204 on the wire and an empty list here. */
export const listOperatingMessages = defineEndpoint({
  method: 'GET',
  path: '/api/driftsmeldinger',
  summary: 'Driftsmeldinger',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(operatingMessageSchema).default([]),
})
