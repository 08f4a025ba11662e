import { z } from 'zod'
import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'

/** [AUT-02] [SEC-12] Asks for a link by mail. The answer is the same whoever is meant, and whether anything is sent. */
export const requestLoginLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/login/magisk-link',
  summary: 'Be om en lenke til innlogging på e-post',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({
    /** A national id; what is wrong with it is answered at the field. */
    ssn: z.string().max(100),
    /** Where the login leads to, as a path of the portal. */
    next: z.string().max(2_000).optional(),
  }),
  response: emptyResponse,
})
