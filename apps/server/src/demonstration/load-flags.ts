import { flags } from '../db/schema/system.ts'
import type { Transactions } from '../db/transaction.ts'

/** [RTE-19] Both ways to log in are shown, so that both can be tried. What somebody has changed since is kept. */
export async function loadDemonstrationFlags(owner: Transactions): Promise<void> {
  const rows = ['alternativeLogin', 'showAllLoginMethods'].map((name) => ({ name, enabled: true }))
  await owner.run({ audience: 'system' }, async (tx) => {
    await tx.insert(flags).values(rows).onConflictDoNothing()
  })
}
