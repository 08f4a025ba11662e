import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { organisationParams, referenceNumberSchema } from '../endpoint/params.ts'
import { v3 } from '../endpoint/paths.ts'

/** @internal */
export const namedTemplatesV3 = `${v3}/organisasjoner/:organisationNumber/maler` as const

/** @internal */
export const namedTemplateParams = organisationParams.extend({ templateId: z.uuid() })

/** [EXP-05] A sent application under the name that its organisation gave it, to begin others like it. */
export const namedTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Counts the names that it has had, for `If-Match`. */
  version: z.number().int(),
  referenceNumber: z.number().int(),
  countryOfDestination: z.string(),
  certificateTemplate: z.string(),
  consigneeName: z.string().optional(),
  /** When an application was last begun from it. */
  usedTime: instantSchema.optional(),
})

export type NamedTemplate = z.infer<typeof namedTemplateSchema>

/** Characters of a template's name. */
export const maxTemplateName = 80

/** As answers are stored: two names that look the same are the same. */
const withOneSpace = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()

const nameSchema = z.string().overwrite(withOneSpace).min(1).max(maxTemplateName)

/** @internal */
export const templateNameSchema = z.strictObject({ name: nameSchema })

/** @internal */
export const newNamedTemplateSchema = z.strictObject({
  name: nameSchema,
  referenceNumber: referenceNumberSchema,
})
