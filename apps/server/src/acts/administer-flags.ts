import type { ManagedFlag } from '@eksport/api'
import { type FlagName, isDangerous } from '@eksport/domain'
import { listFlags, setFlag } from '../db/repositories/flags.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
}

interface Setting extends Asked {
  readonly params: { readonly name: FlagName }
  readonly body: { readonly enabled: boolean; readonly reason?: string | undefined }
  /** [SEC-04] The version that the officer saw. */
  readonly ifMatch: number
  readonly now: Date
}

/** [CW-03] All flags, for administrators. */
export function flagsToAdminister({ tx, session }: Asked): Promise<ManagedFlag[]> {
  requireRight(session, 'administer')
  return listFlags(tx)
}

/**
 * [CW-03] [SEC-04] Sets a flag, unless somebody else has set it since it was read. [CW-13] A dangerous setting needs a
 * reason.
 */
export async function administerFlag(call: Setting): Promise<ManagedFlag> {
  const { tx, session, params, body, ifMatch: version, now } = call
  requireRight(session, 'administer')
  const { name } = params
  const { enabled, reason } = body
  if (isDangerous(name, enabled) && reason === undefined)
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'reason', code: 'required' }] })
  const done = await setFlag(tx, { name, enabled, reason, changedName: session.person.name, version, now })
  if (done === 'stale') throw new Refusal('STALE_VERSION')
  const set = (await listFlags(tx)).find((flag) => flag.name === name)
  if (set === undefined) throw new TypeError('A flag that was set is listed')
  return set
}
