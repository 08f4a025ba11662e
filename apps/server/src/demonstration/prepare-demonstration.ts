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

/** [RTE-19] Enables both ways to log in, so that both can be tried; later changes are kept. */
async function loadDemonstrationFlags(owner: Transactions): Promise<void> {
  const rows = ['alternativeLogin', 'showAllLoginMethods'].map((name) => ({ name, enabled: true }))
  await owner.run({ audience: 'system' }, async (tx) => {
    await tx.insert(flags).values(rows).onConflictDoNothing()
  })
}

/** Loads the demonstration's people, flags, registers and sample applications into its own database. */
export async function prepareDemonstration(owner: Pool, starting: Starting, seal: Seal): Promise<void> {
  const { config, now } = starting
  const pseudonyms = await createPseudonyms({ keyFolder: pseudonymsFolder(config.dataFolder) })
  const database = transactions(owner, seal)
  await loadTestPersons(database, pseudonyms, now())
  await loadDemonstrationFlags(database)
  await loadDemonstrationRegisters(owner)
  if (await areSamplesLoaded(drizzle(owner))) return
  // Imported on demand: renderer and keys are only needed once.
  const { fillDemonstration } = await import('./fill-demonstration.ts')
  await fillDemonstration(owner, starting, seal)
}
