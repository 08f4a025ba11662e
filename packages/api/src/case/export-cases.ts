import { exportQuerySchema, listExportSchema } from '../application/list-export.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { officersFilters } from './list-cases.ts'

/** [LST-19] The whole list of the officers with these filters; refused where it is longer than a file may be. */
export const exportCases = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/uttrekk`,
  summary: 'Hele listen over saker, til en fil',
  audiences: ['caseworker'],
  access: 'person',
  query: exportQuerySchema.extend(officersFilters),
  response: listExportSchema,
})
