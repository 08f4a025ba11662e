import { findApplication, lockApplication } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'

/** An application, and our certificate that it replaces. */
export interface Held {
  readonly stored: StoredApplication
  readonly original: StoredApplication | undefined
}

/**
 * The application, or `NOT_FOUND`. Row-level security decides what is found, so that what belongs to others looks like
 * what does not exist [SEC-08].
 */
export async function readOrRefuse(tx: Transaction, referenceNumber: number): Promise<StoredApplication> {
  const stored = await findApplication(tx, referenceNumber)
  if (stored === undefined) throw new Refusal('NOT_FOUND')
  return stored
}

/** Locks the application until the end of the transaction, without checking its version: for data beside its answers. */
export async function hold(tx: Transaction, referenceNumber: number): Promise<StoredApplication> {
  const stored = await lockApplication(tx, referenceNumber)
  if (stored === undefined) throw new Refusal('NOT_FOUND')
  return stored
}

/** The certificate that an application replaces, if the reader may see it. */
export async function originalOf(
  tx: Transaction,
  { document: { originalApplicationReference } }: Pick<StoredApplication, 'document'>,
): Promise<StoredApplication | undefined> {
  return originalApplicationReference === undefined ? undefined : findApplication(tx, originalApplicationReference)
}

/**
 * [ACT-10] Locks the application and its original until the end of the transaction. The original has the smaller number
 * and is always locked first, which locks the pair and avoids deadlocks.
 */
export async function holdPair(tx: Transaction, referenceNumber: number): Promise<Held> {
  const seen = await readOrRefuse(tx, referenceNumber)
  const { originalApplicationReference } = seen.document
  const original =
    originalApplicationReference === undefined ? undefined : await lockApplication(tx, originalApplicationReference)
  return { original, stored: await hold(tx, referenceNumber) }
}
