import { and, desc, isNotNull, isNull } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

// Something that occurs in none of this many applications is no habit.
const looked = 100

/** The latest applications of the reader's organisation (by row-level security), in which habits are looked for. */
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
