import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

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
