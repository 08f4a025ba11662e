import type { Audience } from '@eksport/api'
import { insertLoginAttempt } from '../db/repositories/login-attempts.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newSecret } from '../session/secret.ts'

/** Starts an attempt: what must come back is kept under a secret that only this browser gets. */
export async function beginLogin(deps: Deps, audience: Audience, redirectUri: string, next: string) {
  const { url, state, nonce, codeVerifier } = await deps.login[audience].begin(redirectUri)
  const cookie = newSecret()
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    insertLoginAttempt(tx, {
      idHash: hashOf(cookie),
      audience,
      state,
      nonce,
      codeVerifier,
      next,
      createdAt: deps.now(),
    }),
  )
  return { url, cookie }
}
