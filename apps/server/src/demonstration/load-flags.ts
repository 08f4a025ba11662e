import type { Pool } from 'pg'
import { drizzle } from '../db/drizzle.ts'
import { flags } from '../db/schema/system.ts'

/** [RTE-19] Both ways to log in are shown, so that both can be tried. What somebody has changed since is kept. */
export async function loadDemonstrationFlags(owner: Pool): Promise<void> {
  const rows = ['alternativeLogin', 'showAllLoginMethods'].map((name) => ({ name, enabled: true }))
  await drizzle(owner).insert(flags).values(rows).onConflictDoNothing()
}
