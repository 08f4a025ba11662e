import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { sessionSchema } from './session.ts'

/** 401 when nobody is logged in. */
export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/sesjon',
  summary: 'Hvem som er logget inn',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: sessionSchema,
})
