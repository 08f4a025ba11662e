import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

const savedViewsV3 = `${v3}/visninger` as const

const savedViewParams = z.object({ viewId: z.uuid() })

/** Most characters in the name of a view. */
export const maxViewName = 60

const shown = {
  /** Filters and sorting, as the parameters of the list's address. */
  search: z.record(z.string().max(60), z.string().max(2000)),
  /** The visible columns, in order. */
  columns: z.array(z.string().max(40)).max(40),
}

/** [LST-18] A named setting of a list. */
export const savedViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** [SEC-04] Required by the next change. */
  version: z.number().int(),
  ...shown,
})

export type SavedView = z.infer<typeof savedViewSchema>

const newSavedViewSchema = z.strictObject({ name: z.string().trim().min(1).max(maxViewName), ...shown })

export type NewSavedView = z.infer<typeof newSavedViewSchema>

/** [LST-18] An exporter's views for the chosen organisation, or an officer's own; sorted by name. */
export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: savedViewsV3,
  summary: 'Mine lagrede visninger av listen',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: z.array(savedViewSchema),
})

/** [LST-18] Saves what a list shows under a name. A name in use, or a view over the limit, is refused at `name`. */
export const saveView = defineEndpoint({
  method: 'POST',
  path: savedViewsV3,
  summary: 'Lagre en visning av listen',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  body: newSavedViewSchema,
  response: savedViewSchema,
  status: 201,
  idempotent: true,
})

/** [LST-18] [SEC-04] Renames a view, or saves what the list shows now under the same name. */
export const changeView = defineEndpoint({
  method: 'PUT',
  path: `${savedViewsV3}/:viewId`,
  summary: 'Endre en lagret visning',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  params: savedViewParams,
  body: newSavedViewSchema,
  response: savedViewSchema,
  ifMatch: true,
  idempotent: true,
})

/** [LST-18] Removes a view; the list itself is not affected. */
export const removeView = defineEndpoint({
  method: 'DELETE',
  path: `${savedViewsV3}/:viewId`,
  summary: 'Slett en lagret visning',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  params: savedViewParams,
  response: emptyResponse,
  idempotent: true,
})
