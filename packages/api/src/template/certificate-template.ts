import { applicationFormats, certificateFormats, countryTemplateSchema } from '@eksport/domain'
import { z } from 'zod'

const namesSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

const supportedFormatSchema = z.object({ format: z.enum(certificateFormats), enabled: z.boolean() })

/** @internal */
export const templateVersionSchema = z.object({
  version: z.number().int(),
  active: z.boolean(),
  displayName: z.string(),
  certificateTemplate: z.string(),
})

/** A certificate template as reference data; `fillable` says that an application for it can be begun. @internal */
export const certificateTemplateSchema = z.object({
  key: z.string(),
  names: namesSchema,
  active: z.boolean(),
  fillable: z.boolean(),
  versions: z.array(templateVersionSchema),
  category: z.string(),
  veterinarianRequirement: z.string(),
  certificateFormats: z.array(supportedFormatSchema),
  applicationFormats: z.array(z.enum(applicationFormats)),
  requisitionRequired: z.boolean(),
  /** HS, CN or NCM: the same digits can be a code of two of them. */
  productClassificationSystem: z.enum(['HS', 'CN', 'NCM']).optional(),
  productClassificationNumberOfDigits: z.number().int().optional(),
  productClassificationPrefixes: z.array(z.string()),
})
export type TemplateDescription = z.infer<typeof certificateTemplateSchema>

/** Per country, the templates and the formats that are enabled today, since when, and why none is. @internal */
export const countryTemplatesSchema = z.record(z.string(), z.array(countryTemplateSchema))
export type CountryTemplates = z.infer<typeof countryTemplatesSchema>

/** @internal */
export const templateCategorySchema = z.object({
  id: z.string(),
  displayName: namesSchema,
  /** [FLT-04] The name that categories shown as one share. */
  mergedName: namesSchema.optional(),
  associatedCertificateTemplates: z.array(z.string()),
})
