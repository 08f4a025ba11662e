import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

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

/**
 * [SEC-11] Logs in with the token of a link, once, in the browser that asked for it. 410 `LOGIN_LINK_INVALID` when it is used, too old
 * or none of ours; 403 `LOGIN_LINK_ELSEWHERE` in another browser, where the link stays as it is.
 */
export const redeemLoginLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/login/magisk-link/bruk',
  summary: 'Logg inn med en lenke fra e-post',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: z.string().max(200) }),
  /** Where to go now. */
  response: z.object({ next: z.string() }),
})
