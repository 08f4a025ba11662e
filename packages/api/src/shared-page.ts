import { customerStages, instantSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { customerAnswerSchema, maxRemark, sharedBoxSchema } from './customer-link.ts'
import { certificateSheetsSchema } from './document.ts'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'

const localized = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** Stands in a body and never in an address, which is logged. */
const tokenSchema = z.string().min(1).max(100)

/** What whoever has a link may know of one consignment: no person, no other goods. */
const sharedPageSchema = z.object({
  exporter: z.string(),
  referenceNumber: z.number().int(),
  to: localized,
  stage: z.enum(customerStages),
  receivedAt: instantSchema.optional(),
  issuedAt: instantSchema.optional(),
  departure: z.object({ date: plainDateSchema, time: z.string().optional() }).optional(),
  endsAt: instantSchema,
  /** Whether an answer is taken in. */
  isOpen: z.boolean(),
  /** Of the draft; none once it is issued. */
  boxes: z.array(sharedBoxSchema.extend({ asked: z.boolean() })),
  answer: customerAnswerSchema.optional(),
  /** Of an issued certificate: by which anybody can verify it. */
  verificationCode: z.string().optional(),
})

export type SharedPage = z.infer<typeof sharedPageSchema>

/**
 * [EXP-12] What a link shows. A POST, because a token does not belong in an address and each view is counted. A link that is over, was
 * ended or never was is 404 alike.
 */
export const readSharedPage = defineEndpoint({
  method: 'POST',
  path: '/api/delt',
  summary: 'Siden som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: sharedPageSchema,
})

/** [EXP-12] The certificate as it would be, marked as a draft in the language of whoever looks. */
export const drawSharedDraft = defineEndpoint({
  method: 'POST',
  path: '/api/delt/utkast',
  summary: 'Utkastet som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: pdfResponse,
})

/** [EXP-12] The same draft for the page: a picture a page, and where its boxes stand. */
export const drawSharedSheets = defineEndpoint({
  method: 'POST',
  path: '/api/delt/ark',
  summary: 'Sidene i utkastet som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: certificateSheetsSchema,
})

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
