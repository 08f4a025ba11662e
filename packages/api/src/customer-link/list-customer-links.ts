import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { customerAnswerSchema, customerLinksPath, sharedBoxSchema } from './customer-link.ts'

const customerLinkSchema = z.object({
  id: z.uuid(),
  state: z.enum(['OPEN', 'ENDED', 'EXPIRED']),
  /** Of an open one: what its address ends with. Nothing where the key that it was made by is gone. */
  token: z.string().optional(),
  boxes: z.array(z.string()),
  createdAt: instantSchema,
  endsAt: instantSchema,
  endedAt: instantSchema.optional(),
  views: z.number().int(),
  lastViewedAt: instantSchema.optional(),
  answer: customerAnswerSchema.optional(),
})

const sharingSchema = z.object({
  /** Whether a link can be made now. */
  canShare: z.boolean(),
  /** Newest first. */
  links: z.array(customerLinkSchema),
  /** What can be asked about; `proposed` is what its reader knows best. */
  boxes: z.array(sharedBoxSchema.extend({ proposed: z.boolean() })),
})

export type CustomerLink = z.infer<typeof customerLinkSchema>
export type Sharing = z.infer<typeof sharingSchema>

/** [EXP-12] The links by which a draft is shown to whoever receives the goods, and what was answered. */
export const listCustomerLinks = defineEndpoint({
  method: 'GET',
  path: customerLinksPath,
  summary: 'Lenker til mottaker',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: sharingSchema,
})
