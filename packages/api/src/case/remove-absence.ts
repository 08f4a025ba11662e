import { absenceSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** [ACT-05] Takes an absence back, by its first day; answers those that are left. */
export const removeAbsence = defineEndpoint({
  method: 'DELETE',
  path: `${v3}/behandling/fravaer/:firstDay`,
  summary: 'Ta tilbake fravær',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ firstDay: plainDateSchema }),
  response: z.array(absenceSchema),
})
