import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { savedViewSchema, savedViewsV3 } from './saved-view.ts'

/** [LST-18] An exporter's for the chosen organisation, an officer's own; by name. */
export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: savedViewsV3,
  summary: 'Mine lagrede visninger av listen',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: z.array(savedViewSchema),
})
