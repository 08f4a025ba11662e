import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { savedViewParams, savedViewsV3 } from './saved-view.ts'

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
