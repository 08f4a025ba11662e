import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

/** HS, CN and NCM codes. `system` tells codes with the same digits apart. */
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
