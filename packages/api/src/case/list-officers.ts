import { officerSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** [ACT-05] Everybody who may have cases, by name. */
export const listOfficers = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/saksbehandlere`,
  summary: 'Saksbehandlere, med antall saker og fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(officerSchema),
})
