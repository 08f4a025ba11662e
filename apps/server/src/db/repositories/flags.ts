import type { ManagedFlag } from '@eksport/api'
import { type FlagName, type Flags, flagNames, flagsWith } from '@eksport/domain'
import { eq } from 'drizzle-orm'
import { flags } from '../schema/system.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

/** [RTE-21] The current flags; one that nobody has set has its default. */
export async function readFlags(tx: Transaction): Promise<Flags> {
  const rows = await tx.select({ name: flags.name, enabled: flags.enabled }).from(flags).prepare('flags').execute()
  return flagsWith(Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled ?? undefined])))
}

/** [CW-03] Every flag in its order, with who set it and when. */
export async function listFlags(tx: Transaction): Promise<ManagedFlag[]> {
  const rows = new Map((await tx.select().from(flags)).map((row) => [row.name, row]))
  const now = flagsWith(Object.fromEntries([...rows].map(([name, { enabled }]) => [name, enabled ?? undefined])))
  return flagNames.map((name) => {
    const row = rows.get(name)
    return {
      name,
      enabled: now[name],
      version: row?.version ?? 0,
      ...(row?.changedAt && { changedAt: row.changedAt.toISOString() }),
      ...(row?.changedName && { changedBy: row.changedName }),
      ...(row?.reason && { reason: row.reason }),
    }
  })
}

/** The value of a flag, by whom and when it was set; null restores the default. */
interface FlagChange {
  readonly name: FlagName
  readonly enabled: boolean | null
  readonly changedName: string | null
  readonly reason?: string | undefined
  readonly now: Date
  /** [SEC-04] The version that the caller saw; undefined for the operator's command, which overrides any version. */
  readonly version?: number
}

/** Sets a flag; `stale` if it was set since the version that was seen. */
export async function setFlag(tx: Transaction, change: FlagChange): Promise<'set' | 'stale'> {
  const { name, enabled, changedName, reason = null, now: changedAt, version: seen } = change
  await takeTurn(tx, `flag ${name}`)
  const [row] = await tx.select().from(flags).where(eq(flags.name, name))
  const current = row?.version ?? 0
  if (seen !== undefined && seen !== current) return 'stale'
  const set = { enabled, version: current + 1, changedAt, changedName, reason }
  await tx
    .insert(flags)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: flags.name, set })
  return 'set'
}
