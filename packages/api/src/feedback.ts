import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

const feedbackSchema = z.strictObject({
  /** From 1, 'Grusom!', to 5, 'Fantastisk!'. */
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().max(500).optional(),
  /** For whom the writer acts. The server takes that from the session; what stands here has no effect [SEC-19]. */
  organisationName: z.string().max(255).optional(),
  organisationNumber: z.string().max(20).optional(),
})

/** [FBK-01] What somebody thinks of the portal; it is read by those who run it, and names no person. */
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
