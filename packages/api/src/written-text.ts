import { instantSchema, plainDateSchema, writtenTextKinds, writtenTextSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

const kind = z.enum(writtenTextKinds)

/** [ADM-03] What a text says from a day on, by whom; nobody is named where it came with the product. */
const writtenVersionSchema = z.object({
  ...writtenTextSchema.shape,
  validFrom: plainDateSchema.optional(),
  writtenBy: z.string().optional(),
  writtenAt: instantSchema.optional(),
})

export type WrittenVersion = z.infer<typeof writtenVersionSchema>

/** [ADM-03] A text with its versions, the one that holds from the first day first. Of two from the same day the later one holds. */
const managedTextSchema = z.object({
  kind,
  code: z.string(),
  /** [SEC-04] What the next version must have seen. */
  version: z.number().int(),
  versions: z.array(writtenVersionSchema),
})

export type ManagedText = z.infer<typeof managedTextSchema>

const textsV3 = `${administrationV3}/tekster` as const

/** [ADM-03] Phrases, legal bases and how to complain, with all that they have said and are going to say. */
export const listWrittenTexts = defineEndpoint({
  method: 'GET',
  path: textsV3,
  summary: 'Fraser og vedtakstekster, med versjoner',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedTextSchema),
})

/** [ADM-03] [SEC-04] Writes what a text says from a day on, a text of a new code too. Letters that are sent keep their words. */
export const writeText = defineEndpoint({
  method: 'PUT',
  path: `${textsV3}/:kind/:code`,
  summary: 'Skriv en ny versjon av en tekst',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ kind, code: z.string().regex(/^[A-Z0-9_-]{1,50}$/) }),
  body: writtenTextSchema,
  response: managedTextSchema,
  ifMatch: true,
  idempotent: true,
})
