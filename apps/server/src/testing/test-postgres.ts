import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { prepareTemplate } from './prepare-template.ts'

/** A PostgreSQL with one prepared database, which tests copy. */
export interface TestPostgres {
  /** The address of the prepared database; never connect to it. */
  readonly connectionString: string
  /** The folder of the key that the prepared documents are signed with. */
  readonly dataFolder: string
  stop(): Promise<void>
}

const templateName = 'eksport_prepared'

/** Starts a database server in a temporary folder and prepares the database that tests copy; deleted at the end. */
export async function startTestPostgres(now: Date): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-test-'))
  const log = () => undefined
  const postgres = await startEmbeddedPostgres({
    ...{ dataFolder: join(folder, 'database'), log, database: 'eksport' },
    isLasting: false,
  })
  const connectionString = await createDatabase(postgres.connectionString, templateName)
  const dataFolder = join(folder, 'data')
  await prepareTemplate(connectionString, dataFolder, now)
  return {
    connectionString,
    dataFolder,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase {
  readonly connectionString: string
  drop(): Promise<void>
}

/** A new copy of the prepared database. */
export async function copyDatabase(prepared: string): Promise<TestDatabase> {
  const name = `eksport_${randomBytes(6).toString('hex')}`
  const connectionString = await createDatabase(prepared, name, { template: templateName })
  return { connectionString, drop: () => dropDatabase(prepared, name) }
}
