import {
  applicationFormats,
  certificateFormats,
  certifiedEntrySchema,
  codeEntrySchema,
  countryTemplateSchema,
  decisionTextKinds,
  goodsHeadingSchema,
  officeExceptionSchema,
  speciesEntrySchema,
} from '@eksport/domain'
import { z } from 'zod'

const maybeText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
const namesSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** The rows of the lists as the server reads them; unused fields are dropped. */
export const entrySchemas = {
  plain: codeEntrySchema,
  certified: certifiedEntrySchema,
  species: speciesEntrySchema,
  goodsHeading: goodsHeadingSchema,
  country: certifiedEntrySchema.extend({ callingCode: maybeText }),
  classification: certifiedEntrySchema.extend({
    id: z.string(),
    system: z.string(),
    digits: z.number().int(),
    parent: maybeText,
  }),
  borderControlPost: codeEntrySchema.extend({ country: z.string() }),
  pointOfEntry: codeEntrySchema.extend({ country: z.string() }),
  office: codeEntrySchema.extend({
    priority: z.boolean(),
    address: maybeText,
    openingHours: z.string(),
    /** The office's exceptions for single dates: closed, or other opening hours. */
    exceptions: z.array(officeExceptionSchema).default([]),
    /** The number of signers. With two, the same person may not approve and sign a certificate. */
    signers: z.number().int().default(1),
  }),
  template: z.object({
    code: z.string(),
    names: namesSchema,
    active: z.boolean(),
    versions: z.array(z.object({ version: z.number().int(), active: z.boolean(), displayName: z.string() })),
    category: z.string(),
    supportedCertificateFormats: z.array(z.object({ format: z.enum(certificateFormats), enabled: z.boolean() })),
    applicationFormats: z.array(z.enum(applicationFormats)),
    productClassification: z
      .object({
        system: z.enum(['HS', 'CN', 'NCM']),
        numberOfDigits: z.number().int().nullish(),
        prefixes: z.array(z.string()).nullish(),
      })
      .nullish(),
    veterinarianRequirement: z.enum(['NONE', 'REQUIRED', 'POSSIBLE']),
    requisitionRequired: z.boolean(),
    natureOfCommodities: z.array(z.string()).nullish(),
    speciesGroups: z.array(z.string()).nullish(),
    processingStates: z.array(z.string()).nullish(),
    processingTypes: z.array(z.string()).nullish(),
    packagingTypes: z.array(z.string()).nullish(),
  }),
  category: z.object({
    code: z.string(),
    names: namesSchema,
    mergedNames: namesSchema.nullish(),
    certificateTemplates: z.array(z.string()),
  }),
  countryTemplate: countryTemplateSchema.extend({ country: z.string() }),
  /** Texts of decision letters besides the reason: legal bases to choose from, and how to complain. */
  decisionText: codeEntrySchema.extend({ kind: z.enum(decisionTextKinds) }),
  importingAuthority: z.object({ code: z.string().length(2), mail: z.email() }),
  fee: z.object({
    code: z.string(),
    amount: z.number(),
    validFrom: z.string(),
    validTo: z.string().nullish(),
    per: z.literal('COPY').optional(),
  }),
  establishment: z.object({
    approvalNumber: z.string(),
    name: z.string(),
    address: maybeText,
    postalCode: maybeText,
    postalCity: maybeText,
    county: maybeText,
    country: z.string(),
    approvedFrom: maybeText,
    approvedTo: maybeText,
    activities: z.array(z.string()).default([]),
  }),
  site: z.object({
    siteNumber: z.number().int(),
    name: z.string(),
    municipality: maybeText,
    county: maybeText,
    active: z.boolean(),
  }),
} as const

export type TemplateEntry = z.output<typeof entrySchemas.template>
export type EstablishmentEntry = z.output<typeof entrySchemas.establishment>
