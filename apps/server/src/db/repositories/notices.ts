import { type Notice, type NoticeKind, today } from '@eksport/domain'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { noticeSettings, notices as table } from '../schema/notices.ts'
import { delegations, persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { holdsOn } from './holds-on.ts'
import { holdsRole } from './officer-roles.ts'

type NewNotice = typeof table.$inferInsert

/** A recipient, and whether they want mails of a kind. */
export interface NoticeReader {
  readonly personId: string
  readonly mail: string | null
  readonly withoutMail: readonly NoticeKind[] | null
}

const reader = { personId: persons.id, mail: persons.mail, withoutMail: noticeSettings.withoutMail }
const settings = eq(noticeSettings.personId, persons.id)

/** Everyone who may act for an organisation on a day. */
export async function readersOfOrganisation(
  tx: Transaction,
  organisationNumber: string,
  now: Date,
): Promise<NoticeReader[]> {
  return tx
    .select(reader)
    .from(delegations)
    .innerJoin(persons, eq(persons.id, delegations.personId))
    .leftJoin(noticeSettings, settings)
    .where(and(eq(delegations.organisationNumber, organisationNumber), holdsOn(today(now.toISOString()))))
}

/** One officer, those of an office, or those who lead. */
export async function readersAmongOfficers(
  tx: Transaction,
  who: { readonly personId: string } | { readonly office: string } | 'leaders',
): Promise<NoticeReader[]> {
  const theirs = () => {
    if (who === 'leaders') return holdsRole('L')
    return 'office' in who ? eq(persons.office, who.office) : eq(persons.id, who.personId)
  }
  return tx
    .select(reader)
    .from(persons)
    .leftJoin(noticeSettings, settings)
    .where(and(eq(persons.audience, 'caseworker'), theirs()))
}

/** Inserts notices; existing ones stay as they are. */
export async function insertNotices(tx: Transaction, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(table)
      .values([...rows])
      .onConflictDoNothing()
}

const mine = (personId: string) => eq(table.personId, personId)

/** The newest notices of a person, limited by row-level security. */
export async function listNoticesOf(tx: Transaction, personId: string, limit: number): Promise<Notice[]> {
  const rows = await tx.select().from(table).where(mine(personId)).orderBy(desc(table.createdAt)).limit(limit)
  return rows.map(({ id, kind, referenceNumber, createdAt, readAt }) => ({
    id,
    kind,
    referenceNumber,
    createdAt: createdAt.toISOString(),
    ...(readAt === null ? {} : { readAt: readAt.toISOString() }),
  }))
}

export async function countUnread(tx: Transaction, personId: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(table)
    .where(and(mine(personId), isNull(table.readAt)))
  return row?.unread ?? 0
}

/** Marks notices of a person as read: the named ones, or all. */
export async function readNotices(
  tx: Transaction,
  personId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const named = ids === undefined ? undefined : inArray(table.id, [...ids])
  await tx
    .update(table)
    .set({ readAt: now })
    .where(and(mine(personId), isNull(table.readAt), named))
}
