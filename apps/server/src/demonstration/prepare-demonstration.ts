import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { transactions } from '../db/transaction.ts'
import { createPseudonyms, pseudonymsFolder } from '../integrations/pseudonyms/index.ts'
import type { Starting } from '../prepare.ts'
import { loadDemonstrationFlags } from './load-flags.ts'
import { loadTestPersons } from './load-persons.ts'
import { loadDemonstrationRegisters } from './load-registers.ts'
import { areSamplesLoaded } from './samples/are-samples-loaded.ts'

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
