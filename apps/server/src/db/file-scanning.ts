import { sql } from 'drizzle-orm'
import { changeWaiting } from './repositories/file-scans.ts'
import { fileScanning } from './schema/file-scanning.ts'
import type { Transactions } from './transaction.ts'

const system = { audience: 'system' } as const

/**
 * [SEC-18] Says whether a scanner is configured, by the owner and before anybody is served. With one, what came before it waits as well;
 * without one, nothing waits any more, and what was found stays found.
 */
export async function setFileScanning(owner: Transactions, enabled: boolean): Promise<void> {
  await owner.run(system, (tx) =>
    tx
      .insert(fileScanning)
      .values({ enabled })
      .onConflictDoUpdate({ target: fileScanning.only, set: { enabled: sql`excluded.enabled` } }),
  )
  for (;;) {
    const { isLast } = await owner.run(system, (tx) => changeWaiting(tx, enabled ? 'await' : 'forget'))
    if (isLast) return
  }
}
