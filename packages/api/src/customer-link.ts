import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { applicationParams } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'

const customerLinksPath = `${applicationsV3}/:referenceNumber/mottakerlenker` as const

const customerLinkParams = applicationParams.extend({ linkId: z.uuid() })

/** How long a link may be valid, in days. */
export const customerLinkDays = { min: 1, max: 60, usual: 14 } as const

/** Most characters in one remark. */
export const maxRemark = 300

/** A caption in English and in the other languages of the certificate. */
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
  /** Answers that the box shows unchanged: a remark may name the one that it is about. */
  answers: z.array(z.object({ path: z.string(), value: z.string() })),
})

/** A different text for a box, as the reader proposes it. */
const remarkSchema = z.object({
  box: z.string(),
  /** The answer that the remark is about, and its value when the remark was made; absent where the remark is about the whole box. */
  path: z.string().optional(),
  was: z.string().optional(),
  text: z.string(),
})

/** What a reader of a link has answered. */
export const customerAnswerSchema = z.object({
  answeredAt: instantSchema,
  /** Boxes that are correct as they are. */
  right: z.array(z.string()),
  remarks: z.array(remarkSchema),
})

export type SharedBox = z.infer<typeof sharedBoxSchema>
export type Remark = z.infer<typeof remarkSchema>
export type CustomerAnswer = z.infer<typeof customerAnswerSchema>

const customerLinkSchema = z.object({
  id: z.uuid(),
  state: z.enum(['OPEN', 'ENDED', 'EXPIRED']),
  /** For an open link: the last part of its address. Absent where the key that it was made with no longer exists. */
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
  /** The boxes that can be asked about; `proposed` marks those that the reader knows best. */
  boxes: z.array(sharedBoxSchema.extend({ proposed: z.boolean() })),
})

export type CustomerLink = z.infer<typeof customerLinkSchema>
export type Sharing = z.infer<typeof sharingSchema>

/** [EXP-12] The links by which a draft is shown to the receiver of the goods, and what was answered. */
export const listCustomerLinks = defineEndpoint({
  method: 'GET',
  path: customerLinksPath,
  summary: 'Lenker til mottaker',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: sharingSchema,
})

/** [EXP-12] Creates a link. Only the list contains its token, because the answer to this call is stored for retries. */
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

/** [EXP-12] Ends a link, which then shows nothing. Answers are kept. */
export const endCustomerLink = defineEndpoint({
  method: 'DELETE',
  path: `${customerLinksPath}/:linkId`,
  summary: 'Avslutt lenken til mottakeren',
  audiences: ['submitter'],
  access: 'organisation',
  params: customerLinkParams,
  response: emptyResponse,
})
