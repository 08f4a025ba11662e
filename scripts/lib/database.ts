import { join } from 'node:path'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '@eksport/server/embedded-postgres'
import { dataFolder } from './root.ts'
import type { Scope } from './scope.ts'

/** The address of the database: DATABASE_URL, or a PostgreSQL of our own that runs as long as the scope. */
export const openDatabase = async (scope: Scope, log: (line: string) => void) => {
  const given = process.env.DATABASE_URL
  if (given !== undefined && given !== '') {
    log('Using the PostgreSQL of DATABASE_URL.')
    return given
  }
  const folder = join(dataFolder(), 'postgres')
  const opened = await scope.hold(start(folder, log), (server) => server.stop())
  return opened.connectionString
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
