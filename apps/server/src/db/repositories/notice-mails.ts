import { type NoticeKind, today } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { and, eq, sql } from 'drizzle-orm'
import { noticeSettings, notices as table } from '../schema/notices.ts'
import { delegations, persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { holdsOn } from './holds-on.ts'

/** A mail that has not been sent yet. */
export interface WaitingMail {
  readonly kind: NoticeKind
  readonly referenceNumber: number
  /** The applicant. */
  readonly organisationNumber: string
  /** The current address; null if it was removed. */
  readonly address: string | null
  readonly locale: Locale
  /** Whether the recipient may still read about the application: not if they no longer act for the applicant. */
  readonly mayBeRead: boolean
}

export async function findWaitingMail(tx: Transaction, id: string, now: Date): Promise<WaitingMail | undefined> {
  const [row] = await tx
    .select({
      kind: table.kind,
      side: table.side,
      referenceNumber: table.referenceNumber,
      organisationNumber: table.organisationNumber,
      address: sql<string | null>`coalesce(${table.address}, ${persons.mail})`,
      locale: noticeSettings.locale,
      actsFor: delegations.organisationNumber,
    })
    .from(table)
    .leftJoin(persons, eq(persons.id, table.personId))
    .leftJoin(noticeSettings, eq(noticeSettings.personId, table.personId))
    .leftJoin(
      delegations,
      and(
        eq(delegations.personId, table.personId),
        eq(delegations.organisationNumber, table.organisationNumber),
        holdsOn(today(now.toISOString())),
      ),
    )
    .where(and(eq(table.id, id), eq(table.mailState, 'WAITING')))
  if (row === undefined) return undefined
  const { side, actsFor, locale, ...mail } = row
  return {
    ...mail,
    locale: locale ?? (side === 'authority' ? 'en' : 'nb'),
    mayBeRead: side !== 'exporter' || actsFor !== null,
  }
}

type Outcome = Pick<typeof table.$inferInsert, 'mailState' | 'mailProblem' | 'mailedAt'>

/** Stores the result of an attempt, unless another attempt has settled the mail. */
export async function settleMail(tx: Transaction, id: string, outcome: Outcome): Promise<void> {
  await tx
    .update(table)
    .set(outcome)
    .where(and(eq(table.id, id), eq(table.mailState, 'WAITING')))
}
