import type { Audience } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { insertLoginAttempt } from '../db/repositories/login-attempts.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newSecret } from '../session/secret.ts'

interface Beginning {
  readonly audience: Audience
  readonly redirectUri: string
  /** The path to open after login. */
  readonly next: string
  readonly locale: Locale
}

/** Starts a login attempt: what the answer must match is stored under a secret that only this browser gets. */
export async function beginLogin(deps: Deps, { audience, redirectUri, next, locale }: Beginning) {
  const { url, state, nonce, codeVerifier } = await deps.login[audience].begin(redirectUri, locale)
  const secret = newSecret()
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    insertLoginAttempt(tx, {
      idHash: hashOf(secret),
      audience,
      state,
      nonce,
      codeVerifier,
      next,
      createdAt: deps.now(),
    }),
  )
  return { url, state, secret }
}
