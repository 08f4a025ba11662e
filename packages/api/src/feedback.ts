import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

/** From 1, 'Grusom!', to 5, 'Fantastisk!'. */
const valueSchema = z.number().int().min(1).max(5)

/** A rating on the fixed scale. */
const scaledSchema = z.strictObject({
  value: valueSchema,
  minValue: z.literal(1).optional(),
  maxValue: z.literal(5).optional(),
  description: z.string().max(100).optional(),
})

const feedbackSchema = z.strictObject({
  rating: z.union([valueSchema, scaledSchema.transform(({ value }) => value)]),
  comment: z.string().trim().max(500).optional(),
  /** For whom the writer acts. The server takes that from the session; this value has no effect [SEC-19]. */
  organisationName: z.string().max(255).optional(),
  organisationNumber: z.string().max(20).optional(),
})

/** [FBK-01] Feedback about the portal, for those who operate it; it names no person. */
export const giveFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Gi tilbakemelding på løsningen',
  audiences: ['submitter'],
  access: 'organisation',
  body: feedbackSchema,
  response: emptyResponse,
  idempotent: true,
})
