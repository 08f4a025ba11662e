import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, runningDatabase, startEmbeddedPostgres } from '@eksport/server/embedded-postgres'
import { givenDatabase as databaseOf } from '@eksport/server/given-database'
import { dataFolder } from './root.ts'
import type { Scope } from './scope.ts'

/** The database of DATABASE_URL, or of the file in DATABASE_URL_FILE. */
export const givenDatabase = () => databaseOf(process.env)

/** The address of the given database, or of our own PostgreSQL, which runs as long as the scope. */
export const openDatabase = async (scope: Scope, log: (line: string) => void) => {
  const given = givenDatabase()
  if (given !== undefined) {
    log('Using the PostgreSQL of DATABASE_URL.')
    return given
  }
  const folder = join(dataFolder(), 'postgres')
  const opened = await scope.hold(start(folder, log), (server) => server.stop())
  return opened.connectionString
}

/** The address of an existing database, which is running or started for the command; none is created. */
export const existingDatabase = async (scope: Scope, log: (line: string) => void) => {
  const folder = join(dataFolder(), 'postgres')
  const running = givenDatabase() ?? runningDatabase(folder)
  if (running !== undefined) return running
  if (!existsSync(join(folder, 'cluster')))
    throw new Error(`There is no database in ${dataFolder()}, and DATABASE_URL is not set.`)
  return openDatabase(scope, log)
}

const start = async (folder: string, log: (line: string) => void) => {
  try {
    return await startEmbeddedPostgres({ dataFolder: folder, log })
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.code !== 'in-use') throw error
    const hint = `Eksport already runs with the data in ${dataFolder()}. Stop it first, or set EKSPORT_DATA_FOLDER to another folder.`
    throw new Error(hint, { cause: error })
  }
}
