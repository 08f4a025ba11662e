import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { haveBegun } from '../db/chains/begin-chains.ts'
import { openSeal } from '../db/chains/open-guards.ts'
import { runningDatabase, startEmbeddedPostgres } from '../db/embedded/index.ts'
import { ownerPool } from '../db/pool.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { type Transactions, transactions } from '../db/transaction.ts'
import { chainFolder, makeChainSeal } from '../integrations/chain-seal/index.ts'
import { givenDatabase } from '../production/secret-files.ts'

/** The operator at the command line. */
export const operator = { audience: 'nobody' } as const

function complain(problems: readonly string[]): number {
  process.stderr.write(problems.map((line) => `${line}\n`).join(''))
  return 1
}

/** The output of a command. With problems, they are printed as well and the exit code is a failure. */
export interface CommandReport {
  readonly lines?: readonly string[]
  readonly problems?: readonly string[]
}

/** The data folder. */
export const operatorsFolder = (): string =>
  process.env.EKSPORT_DATA_FOLDER ?? join(import.meta.dirname, '../../../../.data')

/**
 * The database of DATABASE_URL or its file, or else the built-in one that is running; undefined if none is. Throws if
 * the file cannot be read.
 */
export function operatorsDatabase(): string | undefined {
  return givenDatabase(process.env) ?? runningDatabase(join(operatorsFolder(), 'postgres'))
}

/** [OPS-06] Commands leave sealed traces as well. */
async function sealFor(owner: Pool): Promise<Seal> {
  const folder = operatorsFolder()
  return (await haveBegun(owner)) ? openSeal(owner, folder) : makeChainSeal(chainFolder(folder))
}

/**
 * Opens the database. The built-in one is started for the command if it is not running; before its first start, a
 * command fails.
 */
async function openDatabase(): Promise<{ readonly address: string; readonly close?: () => Promise<void> }> {
  const address = operatorsDatabase()
  if (address !== undefined) return { address }
  const folder = join(operatorsFolder(), 'postgres')
  if (!existsSync(join(folder, 'cluster')))
    throw new Error(`Det er ingen database i ${operatorsFolder()}. Kjør npm start, eller sett DATABASE_URL.`)
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    log: (line) => void process.stderr.write(`${line}\n`),
  })
  return { address: server.connectionString, close: () => server.stop() }
}

/** Runs an operator's command on the database. */
export async function runForOperator(
  command: (database: Transactions, owner: Pool) => Promise<CommandReport>,
): Promise<void> {
  let owner: Pool | undefined
  let close: (() => Promise<void>) | undefined
  try {
    const opened = await openDatabase()
    close = opened.close
    owner = ownerPool(opened.address)
    const { lines = [], problems = [] } = await command(transactions(owner, await sealFor(owner)), owner)
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    if (problems.length > 0) process.exitCode = complain(problems)
  } catch (error) {
    // An unknown option, an unreadable file, or a database that does not answer.
    process.exitCode = complain([error instanceof Error ? error.message : String(error)])
  } finally {
    await owner?.end()
    await close?.()
  }
}
