import type { NoticeKind } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { and, eq, sql } from '../drizzle.ts'
import { noticeSettings, notices as table } from '../schema/notices.ts'
import { persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'

/** A mail that has not left. */
export interface WaitingMail {
  readonly kind: NoticeKind
  readonly referenceNumber: number
  /** Whose application it is. */
  readonly organisationNumber: string
  /** As it is now: one that was removed meanwhile gets nothing. */
  readonly address: string | null
  readonly locale: Locale
}

export async function findWaitingMail(tx: Transaction, id: string): Promise<WaitingMail | undefined> {
  const [row] = await tx
    .select({
      kind: table.kind,
      side: table.side,
      referenceNumber: table.referenceNumber,
      organisationNumber: table.organisationNumber,
      address: sql<string | null>`coalesce(${table.address}, ${persons.mail})`,
      locale: noticeSettings.locale,
    })
    .from(table)
    .leftJoin(persons, eq(persons.id, table.personId))
    .leftJoin(noticeSettings, eq(noticeSettings.personId, table.personId))
    .where(and(eq(table.id, id), eq(table.mailState, 'WAITING')))
  return row && { ...row, locale: row.locale ?? (row.side === 'authority' ? 'en' : 'nb') }
}

type Outcome = Pick<typeof table.$inferInsert, 'mailState' | 'mailProblem' | 'mailedAt'>

/** Writes what became of an attempt, unless another has ended it. */
export async function settleMail(tx: Transaction, id: string, outcome: Outcome): Promise<void> {
  await tx
    .update(table)
    .set(outcome)
    .where(and(eq(table.id, id), eq(table.mailState, 'WAITING')))
}
