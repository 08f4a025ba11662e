import { caseNoteSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-09] Newest first. There is no such call at the exporters' listener. */
export const listCaseNotes = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/notater`,
  summary: 'Interne notater i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseNoteSchema),
})
