import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { newSavedViewSchema, savedViewSchema, savedViewsV3 } from './saved-view.ts'

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
