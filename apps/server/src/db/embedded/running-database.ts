import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { connectionStringOf } from './connection.ts'
import { runningPostmaster } from './postmaster.ts'

/** The address of the database whose server runs on this folder now, if one does. */
export const runningDatabase = (dataFolder: string, database = 'eksport'): string | undefined => {
  if (!existsSync(dataFolder)) return undefined
  const running = runningPostmaster(join(realpathSync(dataFolder), 'cluster'))
  return running?.ready ? connectionStringOf(running.socketFolder, database) : undefined
}
