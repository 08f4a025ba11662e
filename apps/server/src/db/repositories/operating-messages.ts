import type { ManagedMessage, NewMessage, OperatingMessage } from '@eksport/api'
import { messageLevels } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { operatingMessages as table } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'

const textsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })
const typeSchema = z.enum(messageLevels)

type Row = typeof table.$inferSelect

const shared = (row: Row) => ({
  id: row.id,
  title: textsSchema.parse(row.title),
  description: textsSchema.parse(row.description),
  type: typeSchema.parse(row.type),
  hideable: row.hideable,
  forOfficers: row.forOfficers,
  lastUpdated: row.lastUpdated.toISOString(),
  effectiveFrom: row.effectiveFrom.toISOString(),
  ...(row.expiresAt === null ? {} : { expiresAt: row.expiresAt.toISOString() }),
})

const managed = (row: Row): ManagedMessage => ({
  ...shared(row),
  version: row.version,
  ...(row.changedName === null ? {} : { changedBy: row.changedName }),
  ...(row.withdrawnAt === null ? {} : { withdrawnAt: row.withdrawnAt.toISOString() }),
})

/** Fills missing languages with bokmål. */
const inAll = ({ nb, nn, en }: z.infer<typeof textsSchema>) => ({ nb, nn: nn || nb, en: en || nb })

/** Messages in force at a moment, newest first, in one language. */
export async function listOperatingMessages(tx: Transaction, locale: Locale, now: Date): Promise<OperatingMessage[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        lte(table.effectiveFrom, now),
        or(isNull(table.expiresAt), gt(table.expiresAt, now)),
        isNull(table.withdrawnAt),
      ),
    )
    .orderBy(desc(table.lastUpdated))
  return rows.map((row) => {
    const message = shared(row)
    const [titles, descriptions] = [inAll(message.title), inAll(message.description)]
    return { ...message, title: titles[locale], description: descriptions[locale], titles, descriptions }
  })
}

/** [CW-03] How many messages are listed; older ones have ended. */
const listed = 200

/** [CW-03] All messages, the one that starts last first. */
export async function listManagedMessages(tx: Transaction): Promise<ManagedMessage[]> {
  const rows = await tx.select().from(table).orderBy(desc(table.effectiveFrom), desc(table.id)).limit(listed)
  return rows.map(managed)
}

/** [CW-03] One message, locked until the end of the transaction. */
export async function holdMessage(tx: Transaction, id: string): Promise<ManagedMessage | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row && managed(row)
}

/** [CW-03] The published form of a message, with its text as HTML. */
export type PublishedMessage = Omit<NewMessage, 'text'> & Pick<ManagedMessage, 'description'>

interface Written {
  readonly id: string
  readonly version: number
  readonly message: PublishedMessage
  /** Null if it was not taken down. */
  readonly withdrawnAt: Date | null
  readonly changedName: string
  readonly now: Date
}

/** [CW-03] Inserts or replaces a message. */
export async function writeMessage(
  tx: Transaction,
  { id, version, message, withdrawnAt, changedName, now }: Written,
): Promise<ManagedMessage> {
  const { type, hideable, forOfficers, title, description, effectiveFrom, expiresAt } = message
  const set = {
    type,
    hideable,
    forOfficers,
    title,
    description,
    effectiveFrom: new Date(effectiveFrom),
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    lastUpdated: now,
    version,
    changedName,
    withdrawnAt,
  }
  const [row] = await tx
    .insert(table)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: table.id, set })
    .returning()
  if (row === undefined) throw new Error('An upsert answered no row')
  return managed(row)
}
