import type { NoticeChoices } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { and, desc, eq } from 'drizzle-orm'
import { history } from '../schema/case-records.ts'
import { noticeSettings as table } from '../schema/notices.ts'
import type { Transaction } from '../transaction.ts'

/** A person's choices; by default every mail, in bokmål. */
export async function findNoticeChoices(
  tx: Transaction,
  personId: string,
): Promise<NoticeChoices & { readonly version: number }> {
  const [row] = await tx.select().from(table).where(eq(table.personId, personId))
  return row ?? { version: 0, locale: 'nb', withoutMail: [] }
}

/**
 * Stores the language in which a person has given their address as the language of their mail, unless they have chosen
 * one. It does not count as a choice.
 */
export async function keepLocale(tx: Transaction, personId: string, locale: Locale): Promise<void> {
  await tx.insert(table).values({ personId, version: 0, locale, withoutMail: [] }).onConflictDoNothing()
}

/** [SEC-04] Stores the choices; returns false if others have been stored since that version. */
export async function saveNoticeChoices(
  tx: Transaction,
  personId: string,
  { version: seen, ...choices }: NoticeChoices & { readonly version: number },
): Promise<boolean> {
  const version = seen + 1
  // A person without choices may have no row yet.
  const rows = await tx
    .insert(table)
    .values({ personId, version, ...choices })
    .onConflictDoUpdate({ target: table.personId, set: { ...choices, version }, setWhere: eq(table.version, seen) })
    .returning({ version: table.version })
  return rows.length > 0
}

/** The mail language of the person who last sent an application; bokmål by default. */
export async function findSenderLocale(tx: Transaction, referenceNumber: number): Promise<Locale> {
  const [row] = await tx
    .select({ locale: table.locale })
    .from(history)
    .leftJoin(table, eq(table.personId, history.actorId))
    .where(and(eq(history.referenceNumber, referenceNumber), eq(history.event, 'send')))
    .orderBy(desc(history.sequence))
    .limit(1)
  return row?.locale ?? 'nb'
}
