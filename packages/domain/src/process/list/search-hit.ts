import { z } from 'zod'

/** [CW-07] What a search looks at; where several match, the first is reported. */
export const searchFields = [
  'container',
  'seal',
  'flight',
  'vessel',
  'invoice',
  'importer',
  'plant',
  'batch',
  'phone',
  'person',
  'exporter',
] as const
/** A field that a search looks at. */
export type SearchField = (typeof searchFields)[number]

/** [CW-07] Why a search found an application. */
export const searchHitSchema = z.object({ field: z.enum(searchFields), value: z.string() })
/** Why a search found an application. */
export type SearchHit = z.infer<typeof searchHitSchema>
