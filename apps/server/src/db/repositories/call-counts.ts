import { lt, sql } from 'drizzle-orm'
import { callCounts as table } from '../schema/system.ts'
import { type Transaction, unflushed } from '../transaction.ts'

export interface CountedCall {
  readonly key: string
  readonly now: Date
  /** The length of a window in milliseconds, from its first call. */
  readonly timeWindow: number
}

export interface CallCount {
  readonly calls: number
  readonly beganAt: Date
}

/** [OPS-10] Counts a call across all servers on the same database. */
export async function countCall(tx: Transaction, { key, now, timeWindow }: CountedCall): Promise<CallCount> {
  const isOver = sql`${table.beganAt} <= ${new Date(now.getTime() - timeWindow).toISOString()}::timestamptz`
  const [count] = await tx
    .insert(table)
    .values({ key, beganAt: now, calls: 1 })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${table.calls} + 1 end`,
        beganAt: sql`case when ${isOver} then excluded.began_at else ${table.beganAt} end`,
      },
    })
    .returning({
      calls: table.calls,
      beganAt: table.beganAt,
      // Not flushed to disk, so that one client's calls do not queue up.
      unflushed,
    })
  return count ?? { calls: 1, beganAt: now }
}

export async function deleteCallCountsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(table).where(lt(table.beganAt, moment))
}
