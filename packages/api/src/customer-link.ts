import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { applicationParams } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'

const customerLinksPath = `${applicationsV3}/:referenceNumber/mottakerlenker` as const

const customerLinkParams = applicationParams.extend({ linkId: z.uuid() })

/** How long a link may work, in days. */
export const customerLinkDays = { min: 1, max: 60, usual: 14 } as const

/** Characters of one remark. */
export const maxRemark = 300

/** A caption in English and in the other languages of its certificate. */
const captionSchema = z.object({
  en: z.string(),
  zh: z.string().optional(),
  ar: z.string().optional(),
  uk: z.string().optional(),
  pt: z.string().optional(),
  ro: z.string().optional(),
})

/** A numbered box of the draft as text. @internal */
export const sharedBoxSchema = z.object({
  no: z.string(),
  caption: captionSchema,
  lines: z.array(z.string()),
  /** Answers that stand in it sign by sign: a remark may name the one that it is about. */
  answers: z.array(z.object({ path: z.string(), value: z.string() })),
})

/** What should stand in a box instead, as its reader proposes it. */
const remarkSchema = z.object({
  box: z.string(),
  /** The answer that it is about, and what that was when the remark was made; nothing where it is about the box. */
  path: z.string().optional(),
  was: z.string().optional(),
  text: z.string(),
})

/** What was answered by a link. */
export const customerAnswerSchema = z.object({
  answeredAt: instantSchema,
  /** Boxes that are right as they stand. */
  right: z.array(z.string()),
  remarks: z.array(remarkSchema),
})

export type SharedBox = z.infer<typeof sharedBoxSchema>
export type Remark = z.infer<typeof remarkSchema>
export type CustomerAnswer = z.infer<typeof customerAnswerSchema>

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

/** [EXP-12] Makes a link. Its token comes with the list alone: an answer to this is kept for whoever tries again. */
export const createCustomerLink = defineEndpoint({
  method: 'POST',
  path: customerLinksPath,
  summary: 'Del utkastet med mottakeren',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    /** Numbers of the boxes that are asked about. */
    boxes: z.array(z.string().max(20)).min(1).max(40),
    days: z.number().int().min(customerLinkDays.min).max(customerLinkDays.max),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
  idempotent: true,
})

/** [EXP-12] From now on the link shows nothing. What was answered stays. */
export const endCustomerLink = defineEndpoint({
  method: 'DELETE',
  path: `${customerLinksPath}/:linkId`,
  summary: 'Avslutt lenken til mottakeren',
  audiences: ['submitter'],
  access: 'organisation',
  params: customerLinkParams,
  response: emptyResponse,
})
