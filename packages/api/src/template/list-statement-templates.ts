import { z } from 'zod'
import { certificateTemplateSchema } from '../code-list/code-list-query.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'

/** What a certificate states to a country: its numbered sentences in the languages that are printed. @internal */
export const statementTemplateSchema = z.object({
  country: z.string(),
  certificateTemplate: z.string(),
  version: z.number().int(),
  languages: z.array(z.string()),
  statements: z.array(
    z.object({
      number: z.string(),
      /** By language, `en` always; `{…}` is filled in from the application. */
      texts: z.record(z.string(), z.string()),
      /** One of several sentences of which those that apply are chosen. */
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
    certificate_template: certificateTemplateSchema,
  }),
  response: z.array(statementTemplateSchema),
  maxAge: oneHour,
})
