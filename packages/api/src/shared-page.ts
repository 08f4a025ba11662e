import { customerStages, instantSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { customerAnswerSchema, maxRemark, sharedBoxSchema } from './customer-link.ts'
import { certificateSheetsSchema } from './document.ts'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'

const localized = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** In the body and never in the URL, which is logged. */
const tokenSchema = z.string().min(1).max(100)

/** What the holder of a link may know of one consignment: no person, no other goods. */
const sharedPageSchema = z.object({
  exporter: z.string(),
  referenceNumber: z.number().int(),
  to: localized,
  stage: z.enum(customerStages),
  receivedAt: instantSchema.optional(),
  issuedAt: instantSchema.optional(),
  departure: z.object({ date: plainDateSchema, time: z.string().optional() }).optional(),
  endsAt: instantSchema,
  /** Whether an answer is accepted. */
  isOpen: z.boolean(),
  /** Boxes of the draft; empty once the certificate is issued. */
  boxes: z.array(sharedBoxSchema.extend({ asked: z.boolean() })),
  answer: customerAnswerSchema.optional(),
  /** For an issued certificate: the code by which anybody can verify it. */
  verificationCode: z.string().optional(),
})

export type SharedPage = z.infer<typeof sharedPageSchema>

/**
 * [EXP-12] What a link shows. A POST, because a token does not belong in a URL and each view is counted. 404 for a link that has
 * expired, was ended or never existed.
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

/** [EXP-12] The certificate as it would be, marked as a draft in the reader's language. */
export const drawSharedDraft = defineEndpoint({
  method: 'POST',
  path: '/api/delt/utkast',
  summary: 'Utkastet som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: pdfResponse,
})

/** [EXP-12] The same draft for the screen: one picture per page, and the places of its boxes. */
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

/** [EXP-12] The receiver's answer about the boxes. It replaces an earlier answer, until the certificate is issued. */
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
