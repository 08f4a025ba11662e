import { type decisionTextKinds, shieldings, today } from '@eksport/domain'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { placesOf } from './db/address.ts'
import { setFileScanning } from './db/file-scanning.ts'
import { migrateDatabase } from './db/migrate.ts'
import { ownerPool } from './db/pool.ts'
import { claimDatabase, refuseOtherMode } from './db/product-mode.ts'
import { listsSchema } from './db/reference-data/lists.ts'
import { loadReferenceData } from './db/reference-data/load-reference-data.ts'
import { rowsInForce } from './db/reference-data/versions.ts'
import { type Transactions, transactions } from './db/transaction.ts'
import { beginSealing } from './operations/begin-sealing.ts'

export interface Starting {
  readonly config: Config
  readonly now: () => Date
  /** Reports progress to a waiting person. */
  readonly report: (line: string) => void
}

/** [OPS-04] Throws if the database does not answer or refuses us, with its address without the password. */
async function refuseWithoutDatabase(owner: Pool, databaseUrl: string): Promise<void> {
  try {
    await owner.query('select')
  } catch (error) {
    const tried = placesOf(databaseUrl).map((place) => {
      const { host, pathname } = new URL(place)
      return decodeURIComponent(host + pathname)
    })
    // With several addresses for a name, only the individual errors have messages.
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new Error(
      `Databasen svarer ikke på ${tried.join(', ')} (${reason}). Start PostgreSQL der, eller rett DATABASE_URL. Uten DATABASE_URL starter npm start en egen.`,
      { cause: error },
    )
  }
}

/** Kinds of decision texts, with the code where the product asks for one by name. */
const neededWords: readonly (readonly [kind: (typeof decisionTextKinds)[number], code?: string])[] = [
  ['LEGAL_BASIS'],
  ['COMPLAINT'],
  ...shieldings.map((code) => ['SHIELDING', code] as const),
]

/**
 * [OPS-04] Throws if a kind of the texts of decisions, which the authority must write, is missing: nobody could refuse,
 * say how to complain, or shield what is archived.
 */
async function refuseWithoutWords(owner: Transactions, now: Date): Promise<void> {
  const lists = await owner.run({ audience: 'nobody' }, (tx) => rowsInForce(tx, { day: today(now.toISOString()) }))
  const texts = listsSchema.shape['decision-texts'].parse(lists['decision-texts'] ?? [])
  const missing = neededWords.filter(
    ([kind, code]) => !texts.some((text) => text.active && text.kind === kind && text.code === (code ?? text.code)),
  )
  if (missing.length === 0) return
  throw new Error(
    `Listen decision-texts mangler ${missing.map((words) => words.join(' ')).join(', ')} fra i dag, og eksemplene leses ikke inn i produksjon. Les inn egne tekster (docs/operations.md, "First installation"): npm run pnpm -- --filter @eksport/server list-versions load decision-texts <fil.json> --from <dag>`,
  )
}

/**
 * Prepares the database at a start, as its owner and before requests are served: migrations, roles, reference data, and
 * the demonstration's people and samples. Afterwards no process is connected as the owner.
 */
export async function prepare(starting: Starting): Promise<void> {
  const { config, now, report } = starting
  const owner = ownerPool(config.databaseUrl)
  try {
    report('Oppdaterer databasen …')
    const mode = config.demonstration ? 'demonstration' : 'production'
    await refuseWithoutDatabase(owner, config.databaseUrl)
    await refuseOtherMode(owner, mode)
    await migrateDatabase(owner, config.databaseUrl)
    await claimDatabase(owner, mode, now())
    const seal = await beginSealing(owner, config.dataFolder, report)
    const run = transactions(owner, seal)
    const { loaded, keptOurs } = await loadReferenceData(run, now(), { examples: config.demonstration })
    await setFileScanning(run, config.scanner !== undefined)
    if (loaded.length > 0) report(`Leste inn referansedata (${loaded.length} lister).`)
    if (keptOurs.length > 0) report(`Beholdt egne versjoner, og leste ikke inn: ${keptOurs.join(', ')}.`)
    if (!config.demonstration) return await refuseWithoutWords(run, now())
    // Loaded on demand, so that production does not load the demonstration [OPS-04].
    const { prepareDemonstration } = await import('./demonstration/prepare-demonstration.ts')
    await prepareDemonstration(owner, starting, seal)
  } finally {
    await owner.end()
  }
}
