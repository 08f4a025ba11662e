import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { maxRemark } from './customer-link.ts'
import { sharedPageSchema, tokenSchema } from './shared-page.ts'

const box = z.string().max(20)

/** [EXP-12] What the receiver says of the boxes. It takes the place of an earlier answer, until the certificate is issued. */
export const answerSharedPage = defineEndpoint({
  method: 'POST',
  path: '/api/delt/svar',
  summary: 'Svar på utkastet som er delt',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({
    token: tokenSchema,
    right: z.array(box).max(40),
    remarks: z
      .array(
        z.strictObject({ box, path: z.string().max(200).optional(), text: z.string().trim().min(1).max(maxRemark) }),
      )
      .max(40),
  }),
  response: sharedPageSchema,
})
