import { randomUUID } from 'node:crypto'
import { plainNationalId } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { addJob } from '../db/repositories/jobs.ts'
import { insertLoginLink } from '../db/repositories/login-links.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../session/secret.ts'

export interface LinkRequest {
  readonly nationalId: string
  /** The address that asks. */
  readonly client: string
  /** The secret of the browser that asks. */
  readonly browser: string
  readonly locale: Locale
  readonly next: string
}

/**
 * [SEC-12] Keeps that a link was asked for, and leaves the rest to the worker: whether there is such a person, an address, too many
 * requests or a mail server is found out after the answer, which therefore cannot tell.
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
