import { type CodeEntry, codeEntrySchema, goodsHeadingSchema, type SpeciesGoods } from '@eksport/domain'
import { z } from 'zod'
import { certificateTemplateIdSchema, onlyActiveSchema } from './code-list.ts'
import { defineEndpoint, type ResponseOf } from './endpoint/define-endpoint.ts'
import { codeLists, oneHour } from './endpoint/paths.ts'

/** One species. `no` is its name in bokmål, `la` the scientific one, `group` the kind of animal; `common` marks the species that are searched most, `variant` distinguishes species with the same English name, and rules use `mayBeFarmed` and `protected` [RUL-06]. */
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

/** Species by code; with a template, those that it accepts. `speciesEntries` turns the answer into code entries. */
export const listSpecies = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/species`,
  summary: 'Arter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateIdSchema }),
  response: z.record(z.string(), speciesNamesSchema),
  maxAge: oneHour,
})

/** The species map of the wire as the entries that forms and tables read. */
export function speciesEntries(species: ResponseOf<typeof listSpecies>): (CodeEntry & SpeciesGoods)[] {
  return Object.entries(species).map(([code, { no, nn, en, la, ...rest }]) => ({
    code,
    names: { nb: no, nn, en, ...(la === undefined ? {} : { la }) },
    active: true,
    ...rest,
  }))
}

/** [EXP-06] The species that each heading covers. A species that is named in a heading is listed in the rows below it. */
export const listGoodsHeadings = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/goods-headings`,
  summary: 'Hva varekodene omfatter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(goodsHeadingSchema),
  maxAge: oneHour,
})

/** HS, CN and NCM codes. `system` distinguishes codes with the same digits. */
export const listProductClassification = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v2/product-classification`,
  summary: 'Varekoder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({
    language: z.enum(['nb', 'nn', 'en']).optional(),
    number_of_digits: z
      .string()
      .regex(/^\d{1,2}(,\d{1,2})*$/)
      .max(40)
      .optional(),
    code_prefixes: z
      .string()
      .regex(/^\d{1,8}(,\d{1,8})*$/)
      .max(400)
      .optional(),
    system: z.enum(['HS', 'CN', 'NCM']).optional(),
  }),
  response: z.array(
    codeEntrySchema.extend({ system: z.string(), digits: z.number().int(), parent: z.string().optional() }),
  ),
  maxAge: oneHour,
})

export const listNatureOfCommodities = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/nature-of-commodities`,
  summary: 'Varetyper',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateIdSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

export const listProcessingStates = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/processing-states`,
  summary: 'Tilstander',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateIdSchema, only_active: onlyActiveSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

export const listProcessingTypes = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/type-of-processing`,
  summary: 'Bearbeidingstyper',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateIdSchema, only_active: onlyActiveSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

export const listPackagingTypes = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/packaging-types`,
  summary: 'Emballasjetyper',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateIdSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})

/** The types of packaging at an older path, which the specification of the submitter names. */
export const listPackaging = defineEndpoint({
  ...listPackagingTypes,
  path: `${codeLists}/packaging`,
  summary: 'Emballasjetyper (eldre adresse)',
})
