import { absenceSchema, codeEntrySchema, officerSchema, phraseSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

/** [ACT-05] Everybody who may have cases, by name. */
export const listOfficers = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/saksbehandlere`,
  summary: 'Saksbehandlere, med antall saker og fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(officerSchema),
})

/** [STA-08] What a letter of refusal says beside its reason, from reference data: legal bases to choose among, and how to complain. */
export const listLegalBases = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/hjemler`,
  summary: 'Hjemler for avslag',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({ legalBases: z.array(codeEntrySchema), complaint: codeEntrySchema.shape.names }),
})

/** [CW-10] [ADM-03] What officers write again and again: everybody's phrases, and those of one's own office. */
export const listPhrases = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/fraser`,
  summary: 'Fraser til saksbehandlere',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(phraseSchema),
})

/** [ACT-05] One's own absences that have not ended. */
export const listAbsences = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/fravaer`,
  summary: 'Eget fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(absenceSchema),
})

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
