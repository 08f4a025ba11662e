import type { Application } from '@eksport/domain'
import { desc, sql } from 'drizzle-orm'
import type { Transaction } from '../transaction.ts'
import { sentLately } from './sent-lately.ts'

type ContactPerson = NonNullable<Application['sender']>['contactPerson']

/** [EXP-05] The contact details of a person of this name in the latest applications of the reader's organisation. */
export async function lastContactNamed(tx: Transaction, name: string): Promise<ContactPerson> {
  const sent = sentLately(tx)
  const contact = sql<ContactPerson>`${sent.document} -> 'sender' -> 'contactPerson'`
  const [last] = await tx
    .select({ contact })
    .from(sent)
    .where(sql`lower(concat_ws(' ', ${contact} ->> 'firstName', ${contact} ->> 'lastName')) = lower(${name})`)
    .orderBy(desc(sent.submittedAt))
    .limit(1)
  return last?.contact
}
