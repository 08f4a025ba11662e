import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

const savedViewsV3 = `${v3}/visninger` as const

const savedViewParams = z.object({ viewId: z.uuid() })

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

const newSavedViewSchema = z.strictObject({ name: z.string().trim().min(1).max(maxViewName), ...shown })

export type NewSavedView = z.infer<typeof newSavedViewSchema>

/** [LST-18] An exporter's for the chosen organisation, an officer's own; by name. */
export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: savedViewsV3,
  summary: 'Mine lagrede visninger av listen',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: z.array(savedViewSchema),
})

/** [LST-18] Gives what a list shows a name. A name that is in use, and a view too many, are refused at `name`. */
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

/** [LST-18] [SEC-04] Another name for a view, or what the list shows now under the same one. */
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

/** [LST-18] Takes a view away; the list itself stays as it is. */
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
