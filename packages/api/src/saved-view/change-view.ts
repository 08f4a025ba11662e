import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { newSavedViewSchema, savedViewParams, savedViewSchema, savedViewsV3 } from './saved-view.ts'

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
