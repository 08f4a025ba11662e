import { sql } from 'drizzle-orm'
import { changeWaiting } from './repositories/file-scans.ts'
import { fileScanning } from './schema/file-scanning.ts'
import type { Transactions } from './transaction.ts'

const system = { audience: 'system' } as const

/**
 * [SEC-18] Sets whether a scanner is configured, as the owner and before requests are served. With a scanner, earlier
 * files are queued for scanning as well. Without one, nothing waits any more, and earlier findings remain.
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
