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

/** [OPS-06] Commands leave sealed traces as well. */
async function sealFor(owner: Pool): Promise<Seal> {
  const folder = operatorsFolder()
  return (await haveBegun(owner)) ? openSeal(owner, folder) : makeChainSeal(chainFolder(folder))
}

/**
 * The database of DATABASE_URL or its file, or else the built-in one, which is started if it is not running. Before its
 * first start there is none.
 */
async function openDatabase(): Promise<{ readonly address: string; readonly close?: () => Promise<void> }> {
  const folder = join(operatorsFolder(), 'postgres')
  const address = givenDatabase(process.env) ?? runningDatabase(folder)
  if (address !== undefined) return { address }
  if (!existsSync(join(folder, 'cluster')))
    throw new Error(`Det er ingen database i ${operatorsFolder()}. Kjør npm start, eller sett DATABASE_URL.`)
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    log: (line) => void process.stderr.write(`${line}\n`),
  })
  return { address: server.connectionString, close: () => server.stop() }
}

/**
 * Runs work as the owner of the database. The built-in one is started for it if it is not running.
 *
 * @throws Error if there is none, or the file with its address cannot be read.
 */
export async function asDatabaseOwner<Result>(work: (owner: Pool) => Promise<Result>): Promise<Result> {
  const { address, close } = await openDatabase()
  const owner = ownerPool(address)
  try {
    return await work(owner)
  } finally {
    await owner.end()
    await close?.()
  }
}

/** Prints what a command reports, or why it failed. */
export async function print(command: () => Promise<CommandReport>): Promise<void> {
  try {
    const { lines = [], problems = [] } = await command()
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    if (problems.length > 0) process.exitCode = complain(problems)
  } catch (error) {
    // An unknown option, an unreadable file, or a database that does not answer.
    process.exitCode = complain([error instanceof Error ? error.message : String(error)])
  }
}

/** Runs an operator's command on the database. */
export const runForOperator = (
  command: (database: Transactions, owner: Pool) => Promise<CommandReport>,
): Promise<void> =>
  print(() => asDatabaseOwner(async (owner) => command(transactions(owner, await sealFor(owner)), owner)))
