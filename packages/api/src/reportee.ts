import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { organisationParams } from './endpoint/params.ts'
import { reporteeSchema } from './session.ts'

/** [AUT-06] Where notices reach a person, and the level of their login. */
const contactSchema = z.object({
  mail: z.string().nullable(),
  lastUpdated: instantSchema.nullable(),
  authenticationLevel: z.number().int(),
})

export type Contact = z.infer<typeof contactSchema>

/** Null removes the address. */
export const contactBody = z.strictObject({ mail: z.email().max(254).nullable() })

const registered = z.object({
  name: z.string(),
  organizationNumber: z.string(),
  organizationForm: z.string().optional(),
})

/** An organisation as the registers know it. */
const registeredReporteeSchema = z.object({
  organizationNumber: z.string(),
  altinn: registered.optional(),
  mats: registered.optional(),
  brreg: registered.extend({ address: z.string().optional() }).optional(),
})

export type RegisteredReportee = z.infer<typeof registeredReporteeSchema>

/** The organisations for which the person may act. */
export const listReportees = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/avgiver',
  summary: 'Virksomheter som personen kan handle for',
  audiences: ['submitter'],
  access: 'person',
  response: z.array(registeredReporteeSchema),
})

/** [AUT-04] Exporters for which the organisation may apply, itself first. */
export const listRepresentedExporters = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/avgiver/:organisationNumber/representerte',
  summary: 'Eksportører som virksomheten representerer',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(reporteeSchema),
})

/** The person's own profile. */
export const getSubmitter = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/innsender',
  summary: 'Innlogget innsender',
  audiences: ['submitter'],
  access: 'person',
  response: contactSchema,
})

/** [AUT-06] Sets, confirms or removes the contact e-mail; requires a login of level 3 or 4. */
export const saveSubmitterMail = defineEndpoint({
  method: 'POST',
  path: '/api/brukerinfo/v1/brukerinfo/innsender',
  summary: 'Lagre eller fjern kontakt-e-post',
  audiences: ['submitter'],
  access: 'person',
  body: contactBody,
  response: contactSchema,
})

/** The officer's own profile. */
export const getOfficer = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/behandler',
  summary: 'Innlogget saksbehandler',
  audiences: ['caseworker'],
  access: 'person',
  response: contactSchema,
})

/** [ACT-13] Sets or removes the address for the officer's notices; requires a login of level 3 or 4. */
export const saveOfficerMail = defineEndpoint({
  method: 'POST',
  path: '/api/brukerinfo/v1/brukerinfo/behandler',
  summary: 'Lagre eller fjern adressen for varsler',
  audiences: ['caseworker'],
  access: 'person',
  body: contactBody,
  response: contactSchema,
})
