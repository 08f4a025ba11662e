import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { runningPostmaster } from './postmaster.ts'

/** The address of a database of the server behind this socket. The user can be replaced through the URL interface. */
export const connectionStringOf = (socketFolder: string, database: string) =>
  `postgresql://postgres@${encodeURIComponent(socketFolder)}/${encodeURIComponent(database)}`

export const connect = async (connectionString: string, applicationName: string) => {
  const client = new Client({ connectionString, application_name: applicationName })
  await client.connect()
  return client
}

/** The address of a database whose server is running on this folder; undefined if none is. */
export const runningDatabase = (dataFolder: string, database = 'eksport'): string | undefined => {
  if (!existsSync(dataFolder)) return undefined
  const running = runningPostmaster(join(realpathSync(dataFolder), 'cluster'))
  return running?.ready ? connectionStringOf(running.socketFolder, database) : undefined
}
