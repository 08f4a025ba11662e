import { absenceSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** [ACT-05] One's own absences that have not ended. */
export const listAbsences = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/fravaer`,
  summary: 'Eget fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(absenceSchema),
})
