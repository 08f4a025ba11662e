import { applicationFormats, certificateFormats, countryTemplateSchema } from '@eksport/domain'
import { z } from 'zod'
import { certificateOfficeSchema, certificateTemplateIdSchema } from './code-list.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { oneHour, templates } from './endpoint/paths.ts'

const namesSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

const supportedFormatSchema = z.object({ format: z.enum(certificateFormats), enabled: z.boolean() })

const templateVersionSchema = z.object({
  version: z.number().int(),
  active: z.boolean(),
  displayName: z.string(),
  certificateTemplate: z.string(),
})

/** A certificate template as reference data; `fillable` says whether an application for it can be begun. */
const certificateTemplateSchema = z.object({
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
  /** HS, CN or NCM: the same digits can be codes of two of these systems. */
  productClassificationSystem: z.enum(['HS', 'CN', 'NCM']).optional(),
  productClassificationNumberOfDigits: z.number().int().optional(),
  productClassificationPrefixes: z.array(z.string()),
})
export type TemplateDescription = z.infer<typeof certificateTemplateSchema>

/** By country, the templates and the formats that are enabled today, since when, and why none is. */
const countryTemplatesSchema = z.record(z.string(), z.array(countryTemplateSchema))
export type CountryTemplates = z.infer<typeof countryTemplatesSchema>

const templateCategorySchema = z.object({
  id: z.string(),
  displayName: namesSchema,
  /** [FLT-04] The shared name of categories that are shown as one. */
  mergedName: namesSchema.optional(),
  associatedCertificateTemplates: z.array(z.string()),
})

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates`,
  summary: 'Sertifikatmaler',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(certificateTemplateSchema),
  maxAge: oneHour,
})

export const getTemplate = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template`,
  summary: 'Én sertifikatmal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  query: z.strictObject({ only_latest: z.enum(['true', 'false']).optional() }),
  response: certificateTemplateSchema.extend({ currentVersionDetails: templateVersionSchema }),
  maxAge: oneHour,
})

export const listCountryTemplates = defineEndpoint({
  method: 'GET',
  path: `${templates}/country-certificate-templates`,
  summary: 'Maler og formater per land',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: countryTemplatesSchema,
  maxAge: oneHour,
})

export const listTemplateCategories = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-template-categories`,
  summary: 'Malkategorier',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(templateCategorySchema),
  maxAge: oneHour,
})

/** What an exporter should know about a template before applying; the first three follow from its row of reference data. */
export const templateNoteCodes = [
  'VETERINARIAN_REQUIRED',
  'VETERINARIAN_POSSIBLE',
  'REQUISITION_REQUIRED',
  'E_CERT_DECLARATION',
] as const

const templateNoteSchema = z.object({
  code: z.enum(templateNoteCodes),
  texts: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
})
export type TemplateNote = z.infer<typeof templateNoteSchema>

export const listTemplateNotes = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template/notes`,
  summary: 'Merknader til en mal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  response: z.array(templateNoteSchema),
  maxAge: oneHour,
})

/** What a certificate states to a country: its numbered sentences in the printed languages. */
const statementTemplateSchema = z.object({
  country: z.string(),
  certificateTemplate: z.string(),
  version: z.number().int(),
  languages: z.array(z.string()),
  statements: z.array(
    z.object({
      number: z.string(),
      /** By language, always with `en`; `{…}` is filled in from the application. */
      texts: z.record(z.string(), z.string()),
      /** One of several alternative sentences, of which the applicable ones are chosen. */
      isAlternative: z.boolean(),
    }),
  ),
})
export type StatementTemplate = z.infer<typeof statementTemplateSchema>

export const listStatementTemplates = defineEndpoint({
  method: 'GET',
  path: `${templates}/country-certificate-statement-templates`,
  summary: 'Attestasjoner per land og mal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({
    country_code: z.string().length(2).optional(),
    certificate_template: certificateTemplateIdSchema,
  }),
  response: z.array(statementTemplateSchema),
  maxAge: oneHour,
})

/** Offices where a certificate of the template can be fetched, the priority office first. */
export const listPickupOffices = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template/pickup-offices`,
  summary: 'Kontorer for henting av en mal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  response: z.array(certificateOfficeSchema),
  maxAge: oneHour,
})
