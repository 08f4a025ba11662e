import { absenceSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** [ACT-05] Records days on which one is away, the last of them not past; answers one's absences, those that share a day as one. */
export const recordAbsence = defineEndpoint({
  method: 'POST',
  path: `${v3}/behandling/fravaer`,
  summary: 'Meld fravær',
  audiences: ['caseworker'],
  access: 'person',
  body: absenceSchema.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] }),
  response: z.array(absenceSchema),
})
