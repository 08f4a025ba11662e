import { type Flags, flagNames, flagsSchema } from '@eksport/api'
import { flags } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'

/** Flags as they are now; one that nobody has set is off. */
export async function readFlags(tx: Transaction): Promise<Flags> {
  const rows = await tx.select().from(flags)
  const enabled = new Set(rows.filter((row) => row.enabled).map(({ name }) => name))
  return flagsSchema.parse(Object.fromEntries(flagNames.map((name) => [name, enabled.has(name)])))
}
