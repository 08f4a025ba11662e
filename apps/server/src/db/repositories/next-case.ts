import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import { type OfficersScope, ofOffice, scopeCondition } from './application-filters.ts'

/** The unassigned case of an office that is due first, of those that an officer should take. Skips locked rows. */
export async function nextCase(tx: Transaction, scope: OfficersScope) {
  const [next] = await tx
    .select({ referenceNumber: table.referenceNumber, version: table.version })
    .from(table)
    .where(
      and(
        scopeCondition(scope),
        ofOffice(scope),
        inArray(table.status, ['INNSENDT', 'UNDER_VURDERING']),
        isNull(table.caseworkerId),
      ),
    )
    .orderBy(sql`${asc(table.dueAt)} nulls last`, asc(table.referenceNumber))
    .limit(1)
    .for('update', { skipLocked: true })
  return next
}
