import { instantSchema, plainDateSchema, writtenTextKinds, writtenTextSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

const kind = z.enum(writtenTextKinds)

/** [ADM-03] What a text says from a day on, and who wrote it; nobody is named where it came with the product. */
const writtenVersionSchema = z.object({
  ...writtenTextSchema.shape,
  validFrom: plainDateSchema.optional(),
  writtenBy: z.string().optional(),
  writtenAt: instantSchema.optional(),
})

export type WrittenVersion = z.infer<typeof writtenVersionSchema>

/** [ADM-03] A text with its versions, by their first day. Of two versions from the same day the later one applies. */
const managedTextSchema = z.object({
  kind,
  code: z.string(),
  /** [SEC-04] Required by the next version. */
  version: z.number().int(),
  versions: z.array(writtenVersionSchema),
})

export type ManagedText = z.infer<typeof managedTextSchema>

const textsV3 = `${administrationV3}/tekster` as const

/** [ADM-03] Phrases, legal bases and how to complain, with all past and future versions. */
export const listWrittenTexts = defineEndpoint({
  method: 'GET',
  path: textsV3,
  summary: 'Fraser og vedtakstekster, med versjoner',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedTextSchema),
})

/** [ADM-03] [SEC-04] Writes what a text says from a day on; a new code creates a text. Letters that were sent keep their words. */
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
