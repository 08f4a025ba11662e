import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { runningPostmaster } from './postmaster.ts'

/** The address of one database of the server behind this socket; `user` can be replaced through the URL interface. */
export const connectionStringOf = (socketFolder: string, database: string) =>
  `postgresql://postgres@${encodeURIComponent(socketFolder)}/${encodeURIComponent(database)}`

export const connect = async (connectionString: string, applicationName: string) => {
  const client = new Client({ connectionString, application_name: applicationName })
  await client.connect()
  return client
}

/** The address of the database whose server runs on this folder now, if one does. */
export const runningDatabase = (dataFolder: string, database = 'eksport'): string | undefined => {
  if (!existsSync(dataFolder)) return undefined
  const running = runningPostmaster(join(realpathSync(dataFolder), 'cluster'))
  return running?.ready ? connectionStringOf(running.socketFolder, database) : undefined
}
