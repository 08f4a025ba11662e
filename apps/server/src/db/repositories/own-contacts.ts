import type { Application } from '@eksport/domain'
import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

type ContactPerson = NonNullable<Application['sender']>['contactPerson']

// Who stands in none of so many applications has no habit.
const looked = 100

/** [EXP-05] How somebody of this name was to be reached in what the reader's organisation sent last; row-level security knows which it is. */
export async function lastContactNamed(tx: Transaction, name: string): Promise<ContactPerson> {
  const contact = sql<ContactPerson>`${applications.document} -> 'sender' -> 'contactPerson'`.as('contact')
  const sent = tx
    .select({ contact, submittedAt: applications.submittedAt })
    .from(applications)
    .where(and(isNotNull(applications.submittedAt), isNull(applications.deletedAt)))
    .orderBy(desc(applications.submittedAt))
    .limit(looked)
    .as('sent')
  const [last] = await tx
    .select({ contact: sent.contact })
    .from(sent)
    .where(sql`lower(concat_ws(' ', ${sent.contact} ->> 'firstName', ${sent.contact} ->> 'lastName')) = lower(${name})`)
    .orderBy(desc(sent.submittedAt))
    .limit(1)
  return last?.contact
}
