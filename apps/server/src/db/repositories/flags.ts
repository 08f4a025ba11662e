import { type FlagName, type Flags, flagsWith } from '@eksport/domain'
import { eq } from '../drizzle.ts'
import { flags } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'

/** [RTE-21] Flags as they are now; one that nobody has set is as the standard has it. */
export async function readFlags(tx: Transaction): Promise<Flags> {
  const rows = await tx.select().from(flags)
  return flagsWith(Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])))
}

export async function setFlag(tx: Transaction, name: FlagName, enabled: boolean): Promise<void> {
  await tx.insert(flags).values({ name, enabled }).onConflictDoUpdate({ target: flags.name, set: { enabled } })
}

/** From now on it is as the standard has it. */
export async function forgetFlag(tx: Transaction, name: FlagName): Promise<void> {
  await tx.delete(flags).where(eq(flags.name, name))
}
