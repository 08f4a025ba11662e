import { z } from 'zod'
import { applicationActions } from '../application/application-action.ts'
import { applicationStatuses } from '../application/application-status.ts'
import { applicationFormats, applicationTypes, certificateFormats } from '../application/enumerations.ts'
import { instantSchema, plainDateSchema, plainTimeSchema } from '../format/plain-date.ts'

/** One row of the application table, the same for exporters and caseworkers. */
export const applicationRowSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  applicationType: z.enum(applicationTypes),
  applicationFormat: z.enum(applicationFormats),
  certificateFormats: z.array(z.enum(certificateFormats)),
  certificateTemplate: z.string(),
  certificateTemplateName: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  countryOfDestination: z.string(),
  consignorName: z.string().optional(),
  consignorInternalReference: z.string().optional(),
  consigneeName: z.string().optional(),
  retrievalDate: plainDateSchema.optional(),
  retrievalTime: plainTimeSchema.optional(),
  retrievalOffice: z.string().optional(),
  submittedDateTime: instantSchema.optional(),
  originalApplicationReference: z.number().int().optional(),
  originalReferenceNumberFromSkjematjenesten: z.string().optional(),
  caseworker: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Goods in short for the officers' list: species codes and net weight in kg. */
  goods: z.object({ species: z.array(z.string()), netWeight: z.number() }).optional(),
  version: z.number().int(),
  actions: z.array(z.enum(applicationActions)),
})

export type ApplicationRow = z.infer<typeof applicationRowSchema>
