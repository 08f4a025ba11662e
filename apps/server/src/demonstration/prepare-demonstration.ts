import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { flags } from '../db/schema/system.ts'
import { type Transactions, transactions } from '../db/transaction.ts'
import { createPseudonyms, pseudonymsFolder } from '../integrations/pseudonyms/pseudonyms.ts'
import type { Starting } from '../prepare.ts'
import { loadTestPersons } from './load-persons.ts'
import { loadDemonstrationRegisters } from './load-registers.ts'
import { areSamplesLoaded } from './samples/are-samples-loaded.ts'

/** [RTE-19] Both ways to log in are shown, so that both can be tried. What somebody has changed since is kept. */
async function loadDemonstrationFlags(owner: Transactions): Promise<void> {
  const rows = ['alternativeLogin', 'showAllLoginMethods'].map((name) => ({ name, enabled: true }))
  await owner.run({ audience: 'system' }, async (tx) => {
    await tx.insert(flags).values(rows).onConflictDoNothing()
  })
}

/** The demonstration's people, flags, registers and sample applications, in a database that is its own. */
export async function prepareDemonstration(owner: Pool, starting: Starting, seal: Seal): Promise<void> {
  const { config, now } = starting
  const pseudonyms = await createPseudonyms({ keyFolder: pseudonymsFolder(config.dataFolder) })
  const database = transactions(owner, seal)
  await loadTestPersons(database, pseudonyms, now())
  await loadDemonstrationFlags(database)
  await loadDemonstrationRegisters(owner)
  if (await areSamplesLoaded(drizzle(owner))) return
  // Renderer and keys are needed here once in a lifetime.
  const { fillDemonstration } = await import('./fill-demonstration.ts')
  await fillDemonstration(owner, starting, seal)
}
