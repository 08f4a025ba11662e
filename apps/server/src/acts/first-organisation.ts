import type { Session } from '@eksport/api'
import { today } from '@eksport/domain'
import { findPerson, listDelegated } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'

/**
 * [AUT-03] The organisation that the person acted for last, if the right to it still holds; otherwise the only one they
 * may act for.
 */
export async function firstOrganisation(
  tx: Transaction,
  personId: string,
  now: Date,
): Promise<NonNullable<Session['organisation']> | null> {
  const delegated = await listDelegated(tx, personId, today(now.toISOString()))
  const last = (await findPerson(tx, personId))?.lastOrganisation
  const [only, another] = delegated
  const found = delegated.find(({ organisationNumber }) => organisationNumber === last)
  return found ?? (another === undefined ? only : undefined) ?? null
}
