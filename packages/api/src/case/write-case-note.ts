import { caseNoteSchema, maxNoteLength } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-09] A note among officers. It is neither changed nor taken away afterwards. */
export const writeCaseNote = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/notater`,
  summary: 'Skriv et internt notat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(maxNoteLength) }),
  response: caseNoteSchema,
  idempotent: true,
})
