import { and, desc, isNotNull, isNull } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

// Who has done something in none of so many applications has no habit of it.
const looked = 100

/** What the reader's organisation sent last, to find its habits in; row-level security knows which organisation it is. */
export const sentLately = (tx: Transaction) =>
  tx
    .select({
      document: applications.document,
      office: applications.retrievalOffice,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .where(and(isNotNull(applications.submittedAt), isNull(applications.deletedAt)))
    .orderBy(desc(applications.submittedAt))
    .limit(looked)
    .as('sent')
