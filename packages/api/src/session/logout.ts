import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'

/** 204 with a Location to go to, so that the login provider's session ends too. The client's `logOut` reads it. @internal */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Logg ut',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: emptyResponse,
})
