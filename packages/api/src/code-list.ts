import { codeEntrySchema, countryTemplateSchema, officeTimesSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { codeLists, oneHour } from './endpoint/paths.ts'

/** Codes separated by commas, as many as fit in a URL. */
const codes = z.string().min(1).max(6000).optional()

const querySchema = z.strictObject({
  species: codes,
  countries: codes,
  'catch-areas': codes,
  'aquaculture-areas': codes,
  'packaging-types': codes,
  'product-classification': codes,
  'processing-states': codes,
  'processing-types': codes,
  'nature-of-commodities': codes,
  'border-control-posts': codes,
  'points-of-entry': codes,
  'certificate-offices': codes,
  'certificate-templates': codes,
})

/**
 * Labels of the codes in the requested lists, because a page that shows one application needs a few labels out of thousands.
 * Codes that are no longer in use have labels too; unknown codes are left out.
 */
export const listCodeNames = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/names`,
  summary: 'Navn på koder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: querySchema,
  response: z.partialRecord(querySchema.keyof(), z.record(z.string(), codeEntrySchema.shape.names)),
  maxAge: oneHour,
})

const countrySchema = codeEntrySchema.extend({ callingCode: z.string().optional() })

export const listCountries = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/countries`,
  summary: 'Land med landkode og telefonkode',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(countrySchema),
  maxAge: oneHour,
})

export const listBorderControlPosts = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/border-control-posts`,
  summary: 'Grensekontrollposter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: z.array(codeEntrySchema.extend({ name: z.string(), bcpCode: z.string(), country: z.string() })),
  maxAge: oneHour,
})

export const listPointsOfEntry = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/points-of-entry`,
  summary: 'Innførselssteder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: z.array(codeEntrySchema.extend({ country: z.string() })),
  maxAge: oneHour,
})

export const listCatchAreas = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/catch-areas`,
  summary: 'Fangstområder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

export const listAquacultureAreas = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/aquaculture-areas`,
  summary: 'Akvakulturområder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

/** @internal */
export const onlyActiveSchema = z.enum(['true', 'false']).optional()

/** @internal */
export const certificateTemplateIdSchema = z.string().max(20).optional()

/** `openingHours` names the office's hours in the domain's office time. @internal */
export const certificateOfficeSchema = codeEntrySchema.extend({
  name: z.string(),
  priority: z.boolean(),
  address: z.string().optional(),
  openingHours: z.string(),
})
export type CertificateOffice = z.infer<typeof certificateOfficeSchema>

export const listCertificateOffices = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/certificate-offices`,
  summary: 'Kontorer for henting',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ only_active: onlyActiveSchema }),
  response: z.array(certificateOfficeSchema),
  maxAge: oneHour,
})

/**
 * When offices are open: hours with their seasons and exceptions, public holidays, and what each office has decided for single
 * dates. A newly closed day reaches the browser within a minute.
 */
export const listOpeningHours = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/opening-hours`,
  summary: 'Åpningstider for kontorene',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({}),
  response: officeTimesSchema,
  maxAge: 60,
})

const certificateSchema = codeEntrySchema.extend({
  supportedCertificateFormats: countryTemplateSchema.shape.supportedCertificateFormats,
})

/** All certificates, or those of one country, as a code list: the ids of their templates, their names, and the formats that are offered. */
export const listCertificates = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/certificates`,
  summary: 'Helsesertifikater',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ only_active: onlyActiveSchema, country_code: z.string().length(2).optional() }),
  response: z.array(certificateSchema),
  maxAge: oneHour,
})
