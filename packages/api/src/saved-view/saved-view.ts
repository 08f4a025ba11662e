import { z } from 'zod'
import { v3 } from '../endpoint/paths.ts'

/** @internal */
export const savedViewsV3 = `${v3}/visninger` as const

/** @internal */
export const savedViewParams = z.object({ viewId: z.uuid() })

/** Characters of a view's name. */
export const maxViewName = 60

const shown = {
  /** Filters and order, as the parameters of the list's address. */
  search: z.record(z.string().max(60), z.string().max(2000)),
  /** The columns that are shown, in their order. */
  columns: z.array(z.string().max(40)).max(40),
}

/** [LST-18] What a list showed when it was given a name. */
export const savedViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** [SEC-04] What the next change of it must have seen. */
  version: z.number().int(),
  ...shown,
})

export type SavedView = z.infer<typeof savedViewSchema>

/** @internal */
export const newSavedViewSchema = z.strictObject({ name: z.string().trim().min(1).max(maxViewName), ...shown })

export type NewSavedView = z.infer<typeof newSavedViewSchema>
