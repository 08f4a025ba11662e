import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists } from '../endpoint/paths.ts'
import { listPackagingTypes } from './list-packaging-types.ts'

/** The types of packaging at their older address, which the specification of the submitter names. */
export const listPackaging = defineEndpoint({
  ...listPackagingTypes,
  path: `${codeLists}/packaging`,
  summary: 'Emballasjetyper (eldre adresse)',
})
