import { absenceSchema, codeEntrySchema, officerSchema, phraseSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

/** [ACT-05] All officers who can own cases, by name. */
export const listOfficers = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/saksbehandlere`,
  summary: 'Saksbehandlere, med antall saker og fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(officerSchema),
})

/** [STA-08] Reference data for letters of refusal: the legal bases to choose from, and how to complain. */
export const listLegalBases = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/hjemler`,
  summary: 'Hjemler for avslag',
  audiences: ['caseworker'],
  access: 'person',
  response: z.object({ legalBases: z.array(codeEntrySchema), complaint: codeEntrySchema.shape.names }),
})

/** [CW-10] [ADM-03] Reusable phrases for officers: those for everybody, and those of the reader's own office. */
export const listPhrases = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/fraser`,
  summary: 'Fraser til saksbehandlere',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(phraseSchema),
})

/** [ACT-05] The reader's own absences that have not ended. */
export const listAbsences = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/fravaer`,
  summary: 'Eget fravær',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(absenceSchema),
})

/** [ACT-05] Records an absence, whose last day may not be past; returns the reader's absences, with overlapping ones merged. */
export const recordAbsence = defineEndpoint({
  method: 'POST',
  path: `${v3}/behandling/fravaer`,
  summary: 'Meld fravær',
  audiences: ['caseworker'],
  access: 'person',
  body: absenceSchema.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] }),
  response: z.array(absenceSchema),
})

/** [ACT-05] Removes an absence, by its first day; returns the remaining ones. */
export const removeAbsence = defineEndpoint({
  method: 'DELETE',
  path: `${v3}/behandling/fravaer/:firstDay`,
  summary: 'Ta tilbake fravær',
  audiences: ['caseworker'],
  access: 'person',
  params: z.object({ firstDay: plainDateSchema }),
  response: z.array(absenceSchema),
})
