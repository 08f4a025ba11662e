import { applicationActions, applicationSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

const text = z.string().trim().min(1).max(2000)

export const handlingSchema = z.strictObject({
  action: z.enum(applicationActions),
  /** What the exporter reads, where the action writes to them. */
  message: text.optional(),
  reason: text.optional(),
  legalBasis: text.optional(),
  paperSerial: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 -]{1,40}$/)
    .optional(),
  /** Codes of the findings that the officer has looked at. */
  confirmedViolations: z.array(z.string().max(100)).max(100).optional(),
  /** Keys of the changes against the original that the officer has looked at (`changeKeys`). */
  confirmedChanges: z.array(z.string().max(300)).max(5000).optional(),
  /** The original was annulled, and the officer has decided that the replacement may go on. */
  annulmentAssessed: z.boolean().optional(),
})

export type Handling = z.infer<typeof handlingSchema>

/** One act of an officer. The server's transition table decides; anything else is refused with 409. */
export const handleCase = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/handling`,
  summary: 'Utfør en handling i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: handlingSchema,
  response: applicationSchema,
  ifMatch: true,
  idempotent: true,
})
