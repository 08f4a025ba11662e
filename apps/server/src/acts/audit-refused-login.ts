import type { Audience } from '@eksport/api'
import { appendAudit } from '../db/repositories/audit-events.ts'
import type { Deps } from '../deps.ts'

interface RefusedLogin {
  readonly audience: Audience
  readonly requestId: string
}

/** [SEC-20] Records a failed login in its own transaction. The event names no person, because nobody was identified. */
export async function auditRefusedLogin(
  deps: Deps,
  { audience, requestId }: RefusedLogin,
  reason: string,
): Promise<void> {
  await deps.transactions.run({ audience: 'nobody' }, (tx) =>
    appendAudit(tx, {
      time: deps.now(),
      personId: null,
      organisationNumber: null,
      action: 'LOGIN',
      outcome: 'REFUSED',
      referenceNumber: null,
      requestId,
      details: { audience, reason },
    }),
  )
}
