import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { exportQuerySchema, listExportSchema } from './list-export.ts'

/** [LST-19] The whole list of the organisation with these filters; refused where it is longer than a file may be. */
export const exportApplications = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/uttrekk`,
  summary: 'Hele listen over søknadene til virksomheten, til en fil',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: exportQuerySchema,
  response: listExportSchema,
})
