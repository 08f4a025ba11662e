import { organisationNumberSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { sessionSchema } from './session.ts'

/** [AUT-03] Acts for another organisation from now on; the choice is remembered for the next login. */
export const chooseOrganisation = defineEndpoint({
  method: 'PUT',
  path: '/api/sesjon/organisasjon',
  summary: 'Velg virksomhet',
  audiences: ['submitter'],
  access: 'person',
  body: z.strictObject({ organisationNumber: organisationNumberSchema }),
  response: sessionSchema,
})
