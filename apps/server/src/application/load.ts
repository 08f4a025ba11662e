import { findApplication, lockApplication } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'

/** Row-level security limits what is found; what is not found is not there, whoever it belongs to [SEC-08]. */
export async function readOrRefuse(tx: Transaction, referenceNumber: number): Promise<StoredApplication> {
  const stored = await findApplication(tx, referenceNumber)
  if (stored === undefined) throw new Refusal('NOT_FOUND')
  return stored
}

/** The application, held until the end of the transaction, whatever its version: for what stands beside its answers. */
export async function hold(tx: Transaction, referenceNumber: number): Promise<StoredApplication> {
  const stored = await lockApplication(tx, referenceNumber)
  if (stored === undefined) throw new Refusal('NOT_FOUND')
  return stored
}

/** [SEC-04] The application, held for this change, if it is still the version that the caller saw. */
export async function holdOrRefuse(
  tx: Transaction,
  referenceNumber: number,
  version: number,
): Promise<StoredApplication> {
  const stored = await hold(tx, referenceNumber)
  if (stored.document.version !== version) throw new Refusal('STALE_VERSION')
  return stored
}
