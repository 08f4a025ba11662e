import { instantSchema, retirements } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'

const localized = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/**
 * [CRT-10] What anybody who has the code may know of an issue: no person, no goods. `sha256` in hex. Of one that is signed or printed and
 * not issued, nothing but that, and which certificate it would be; of one that ended so, neither `issuedAt` nor `sha256`.
 */
const verificationSchema = z.object({
  state: z.enum(['VALID', 'NOT_ISSUED', ...retirements]),
  /** With the issue behind it. */
  number: z.string(),
  template: z.object({ code: z.string(), name: localized }),
  from: localized,
  to: localized,
  issuedAt: instantSchema.optional(),
  /** Since when it is not valid any more. */
  retiredAt: instantSchema.optional(),
  /** What is valid in its place. */
  successor: z.object({ number: z.string(), issuedAt: instantSchema }).optional(),
  sha256: z.string().optional(),
  /** The numbered sheets that it stands on, in words. */
  paperSerial: z.string().optional(),
  /** [CRT-15] Sheets that carry the same code and are void, of what is retired those that were spoilt: whoever holds one of them holds no certificate. */
  voidSheets: z.array(z.object({ serial: z.string(), since: instantSchema })).optional(),
  /** The moment that the answer holds for. */
  checkedAt: instantSchema,
})

export type CertificateVerification = z.infer<typeof verificationSchema>

/** [CRT-10] Whether an issue is valid now. A code that nobody was given and one that cannot be a code are both 404. */
export const verifyCertificate = defineEndpoint({
  method: 'GET',
  path: '/api/kontroller/:code',
  summary: 'Kontroller et sertifikat',
  audiences: ['submitter'],
  access: 'public',
  params: z.object({ code: z.string().max(100) }),
  response: verificationSchema,
})
