import type { NoticeChoices } from '@eksport/domain'
import { eq } from 'drizzle-orm'
import { noticeSettings as table } from '../schema/notices.ts'
import type { Transaction } from '../transaction.ts'

/** What a person has chosen; every mail, in bokmål, of somebody who has chosen nothing. */
export async function findNoticeChoices(tx: Transaction, personId: string): Promise<NoticeChoices> {
  const [row] = await tx.select().from(table).where(eq(table.personId, personId))
  return row ?? { locale: 'nb', withoutMail: [] }
}

export async function saveNoticeChoices(tx: Transaction, personId: string, choices: NoticeChoices): Promise<void> {
  await tx
    .insert(table)
    .values({ personId, ...choices })
    .onConflictDoUpdate({ target: table.personId, set: choices })
}
