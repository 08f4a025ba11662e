import { instantSchema, retirements } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'

const localized = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/**
 * [CRT-10] What anybody with the code may know about an issue: no person, no goods. `sha256` is in hex. For a certificate that is
 * signed or printed but not issued, only that and its number are given; for one that ended so, neither `issuedAt` nor `sha256`.
 */
const verificationSchema = z.object({
  state: z.enum(['VALID', 'NOT_ISSUED', ...retirements]),
  /** Including the issue. */
  number: z.string(),
  template: z.object({ code: z.string(), name: localized }),
  from: localized,
  to: localized,
  issuedAt: instantSchema.optional(),
  /** When it ceased to be valid. */
  retiredAt: instantSchema.optional(),
  /** The certificate that is valid instead. */
  successor: z.object({ number: z.string(), issuedAt: instantSchema }).optional(),
  sha256: z.string().optional(),
  /** The numbered sheets that it is printed on, in words. */
  paperSerial: z.string().optional(),
  /** [CRT-15] Void sheets that carry the same code; for a retired certificate, only the spoilt ones. Such a sheet is not a certificate. */
  voidSheets: z.array(z.object({ serial: z.string(), since: instantSchema })).optional(),
  /** The moment at which the answer holds. */
  checkedAt: instantSchema,
})

export type CertificateVerification = z.infer<typeof verificationSchema>

/** [CRT-10] Whether an issue is valid now. A code that was never given out and a text that cannot be a code are both 404. */
export const verifyCertificate = defineEndpoint({
  method: 'GET',
  path: '/api/kontroller/:code',
  summary: 'Kontroller et sertifikat',
  audiences: ['submitter'],
  access: 'public',
  params: z.object({ code: z.string().max(100) }),
  response: verificationSchema,
})
