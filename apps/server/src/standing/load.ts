import { findApplication, lockApplication } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'

/** An application, and the certificate of ours that it replaces. */
export interface Held {
  readonly stored: StoredApplication
  readonly original: StoredApplication | undefined
}

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

/** The certificate that an application replaces, as far as the reader may see it. */
export async function originalOf(
  tx: Transaction,
  { document: { originalApplicationReference } }: Pick<StoredApplication, 'document'>,
): Promise<StoredApplication | undefined> {
  return originalApplicationReference === undefined ? undefined : findApplication(tx, originalApplicationReference)
}

/**
 * [ACT-10] The application and its original, both held until the end of the transaction. The original has the smaller number and
 * is always held first: whoever holds it holds the pair, and two acts never wait for each other.
 */
export async function holdPair(tx: Transaction, referenceNumber: number): Promise<Held> {
  const seen = await readOrRefuse(tx, referenceNumber)
  const { originalApplicationReference } = seen.document
  const original =
    originalApplicationReference === undefined ? undefined : await lockApplication(tx, originalApplicationReference)
  return { original, stored: await hold(tx, referenceNumber) }
}
