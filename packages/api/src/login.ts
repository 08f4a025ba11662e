import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

/** [AUT-02] [SEC-12] Requests a login link by mail. The answer is the same for every person, whether or not a link is sent. */
export const requestLoginLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/login/magisk-link',
  summary: 'Be om en lenke til innlogging på e-post',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({
    /** A national id; an invalid one is reported at the field. */
    ssn: z.string().max(100),
    /** The page to open after the login, as a path of the portal. */
    next: z.string().max(2_000).optional(),
  }),
  response: emptyResponse,
})

/**
 * [SEC-11] Logs in with the token of a link, once, in the browser that requested it. 410 `LOGIN_LINK_INVALID` when it is used,
 * expired or unknown; 403 `LOGIN_LINK_ELSEWHERE` in another browser, where the link stays valid.
 */
export const redeemLoginLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/login/magisk-link/bruk',
  summary: 'Logg inn med en lenke fra e-post',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: z.string().max(200) }),
  /** The page to go to. */
  response: z.object({ next: z.string() }),
})
