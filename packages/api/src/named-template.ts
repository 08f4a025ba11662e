import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { organisationParams, referenceNumberSchema } from './endpoint/params.ts'
import { v3 } from './endpoint/paths.ts'

const namedTemplatesV3 = `${v3}/organisasjoner/:organisationNumber/maler` as const

const namedTemplateParams = organisationParams.extend({ templateId: z.uuid() })

/** [EXP-05] A sent application that its organisation has named, as a template for similar ones. */
export const namedTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Incremented each time it is renamed, for `If-Match`. */
  version: z.number().int(),
  referenceNumber: z.number().int(),
  countryOfDestination: z.string(),
  certificateTemplate: z.string(),
  consigneeName: z.string().optional(),
  /** When an application was last begun from it. */
  usedTime: instantSchema.optional(),
})

export type NamedTemplate = z.infer<typeof namedTemplateSchema>

/** Most characters in the name of a template. */
export const maxTemplateName = 80

/** Normalised as answers are: names that look the same are equal. */
const withOneSpace = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()

const nameSchema = z.string().overwrite(withOneSpace).min(1).max(maxTemplateName)

const templateNameSchema = z.strictObject({ name: nameSchema })

const newNamedTemplateSchema = z.strictObject({
  name: nameSchema,
  referenceNumber: referenceNumberSchema,
})

/** [EXP-05] The most recently used first. */
export const listNamedTemplates = defineEndpoint({
  method: 'GET',
  path: namedTemplatesV3,
  summary: 'Virksomhetens maler',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(namedTemplateSchema),
})

/** [EXP-05] Names a sent application for everyone in the organisation; a name in use is refused at `name`. */
export const saveNamedTemplate = defineEndpoint({
  method: 'POST',
  path: namedTemplatesV3,
  summary: 'Lagre en sendt søknad som mal',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  body: newNamedTemplateSchema,
  response: namedTemplateSchema,
  status: 201,
  idempotent: true,
})

/** [EXP-05] Renames a template for everyone in the organisation; a name in use is refused at `name`. */
export const renameNamedTemplate = defineEndpoint({
  method: 'PUT',
  path: `${namedTemplatesV3}/:templateId`,
  summary: 'Gi en mal et annet navn',
  audiences: ['submitter'],
  access: 'organisation',
  params: namedTemplateParams,
  body: templateNameSchema,
  response: namedTemplateSchema,
  ifMatch: true,
  idempotent: true,
})

/** [EXP-05] Removes the name; the application stays. */
export const removeNamedTemplate = defineEndpoint({
  method: 'DELETE',
  path: `${namedTemplatesV3}/:templateId`,
  summary: 'Slett en mal',
  audiences: ['submitter'],
  access: 'organisation',
  params: namedTemplateParams,
  response: emptyResponse,
  idempotent: true,
})
