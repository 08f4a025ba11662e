import { randomUUID } from 'node:crypto'
import { plainNationalId } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { addJob } from '../db/repositories/jobs.ts'
import { insertLoginLink } from '../db/repositories/login-links.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../session/secret.ts'

export interface LinkRequest {
  readonly nationalId: string
  /** The client's IP address. */
  readonly client: string
  /** The secret of the browser that asks. */
  readonly browser: string
  readonly locale: Locale
  readonly next: string
}

/**
 * [SEC-12] Stores that a link was asked for, and leaves the rest to the worker. Whether the person, an address or a
 * mail server exists, or the limit is exceeded, is checked after the response, which therefore cannot reveal it.
 */
export async function requestLoginLink(deps: Deps, request: LinkRequest): Promise<void> {
  const { pseudonyms, transactions, now } = deps
  const id = randomUUID()
  await transactions.run({ audience: 'nobody' }, async (tx) => {
    await insertLoginLink(tx, {
      id,
      fingerprint: pseudonyms.fingerprintOf('national id', plainNationalId(request.nationalId)),
      client: pseudonyms.fingerprintOf('client address', request.client),
      browserHash: hashOf(request.browser),
      locale: request.locale,
      next: request.next,
      requestedAt: now(),
    })
    await addJob(tx, 'send-login-link', { linkId: id }, `send-login-link:${id}`)
  })
}
