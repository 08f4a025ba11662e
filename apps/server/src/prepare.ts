import type { Config } from './config.ts'
import { drizzle } from './db/drizzle.ts'
import { migrateDatabase } from './db/migrate.ts'
import { ownerPool } from './db/pool.ts'
import { loadReferenceData } from './db/reference-data/load-reference-data.ts'
import { loadDemonstrationFlags } from './demonstration/load-flags.ts'
import { loadTestPersons } from './demonstration/load-persons.ts'
import { loadDemonstrationRegisters } from './demonstration/load-registers.ts'
import { areSamplesLoaded } from './demonstration/samples/are-samples-loaded.ts'
import { createPseudonyms, pseudonymsFolder } from './integrations/pseudonyms/index.ts'

export interface Starting {
  readonly config: Config
  readonly now: () => Date
  /** Says what is being done, for a person who waits. */
  readonly report: (line: string) => void
}

/**
 * What the owner of the database does at a start, before anybody is served: migrations, our roles, reference data, and the
 * demonstration's people and samples. Afterwards nobody of ours is logged in as the owner.
 */
export async function prepare(starting: Starting): Promise<void> {
  const { config, now, report } = starting
  const owner = ownerPool(config.databaseUrl)
  try {
    report('Oppdaterer databasen …')
    await migrateDatabase(owner, config.databaseUrl)
    const { loaded, keptOurs } = await loadReferenceData(owner, now())
    if (loaded.length > 0) report(`Leste inn referansedata (${loaded.length} lister).`)
    if (keptOurs.length > 0) report(`Beholdt egne versjoner, og leste ikke inn: ${keptOurs.join(', ')}.`)
    if (!config.demonstration) return
    const pseudonyms = await createPseudonyms({ keyFolder: pseudonymsFolder(config.dataFolder) })
    await loadTestPersons(owner, pseudonyms, now())
    await loadDemonstrationFlags(owner)
    await loadDemonstrationRegisters(owner)
    if (await areSamplesLoaded(drizzle(owner))) return
    // Renderer and keys are needed here once in a lifetime.
    const { fillDemonstration } = await import('./demonstration/fill-demonstration.ts')
    await fillDemonstration(owner, starting)
  } finally {
    await owner.end()
  }
}
