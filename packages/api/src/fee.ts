import { applicationTypes, certificateFormats, plainDateSchema, plainTimeSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

const feeEstimateSchema = z.object({
  amount: z.number(),
  currency: z.literal('NOK'),
  lines: z.array(z.object({ code: z.string(), amount: z.number() })),
  outsideWorkingHours: z.boolean(),
  rulesVersion: z.string(),
})

const formatSchema = z.enum(certificateFormats)

/** [FEE-01] What the application will cost. For paper, it depends on the office and the date. */
export const calculateFee = defineEndpoint({
  method: 'POST',
  path: `${v3}/gebyr/calculate`,
  summary: 'Beregn gebyr',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  body: z.strictObject({
    applicationType: z.enum(applicationTypes),
    /** One format, or several where the certificate is issued in several. */
    certificateFormat: z.union([
      formatSchema.transform((format) => [format]),
      z.array(formatSchema).min(1).max(certificateFormats.length),
    ]),
    certificateTemplate: z.string().max(20),
    chosenOffice: z.string().max(40).optional(),
    retrievalDate: plainDateSchema.optional(),
    retrievalTime: plainTimeSchema.optional(),
    outsideWorkingHours: z.boolean().optional(),
    /** [FEE-01] A caseworker must assess the application: one sent late for pickup today causes overtime. */
    needsManualProcessing: z.boolean().optional(),
  }),
  response: feeEstimateSchema,
})
