import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'
import { certificateTemplateSchema } from './code-list-query.ts'

/** One species: `no` is its name in bokmål, `la` the scientific one; `group` the kind of animal, `common` for those that most look for, `variant` what tells it from others of its English name; the last two are what rules ask of it [RUL-06]. */
const speciesNamesSchema = z.object({
  no: z.string(),
  nn: z.string(),
  en: z.string(),
  la: z.string().optional(),
  group: z.string().optional(),
  common: z.boolean().optional(),
  variant: z.string().optional(),
  mayBeFarmed: z.boolean().optional(),
  protected: z.boolean().optional(),
})

/** Species by code. With a template, those that it accepts. `speciesEntries` turns the answer into code entries. */
export const listSpecies = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/species`,
  summary: 'Arter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateSchema }),
  response: z.record(z.string(), speciesNamesSchema),
  maxAge: oneHour,
})
