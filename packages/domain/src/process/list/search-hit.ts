import { z } from 'zod'

/** [CW-07] What of an application a search looks at, first what is told first where several fit. */
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
/** What of an application a search looks at. */
export type SearchField = (typeof searchFields)[number]

/** [CW-07] Why a search found an application. */
export const searchHitSchema = z.object({ field: z.enum(searchFields), value: z.string() })
/** Why a search found an application. */
export type SearchHit = z.infer<typeof searchHitSchema>
