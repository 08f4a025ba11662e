import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

// npm runs in the project's root, but paths are relative to where the user typed them.
const fromThere = (path: string) => resolve(process.env.INIT_CWD ?? '', path)

/**
 * The arguments of `npm run backup` and `npm run restore`: the folder of the backup, and optionally a separate one for
 * its keys.
 */
export const backupWords = (command: string) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new Error(`npm run ${command} -- <folder> [--keys <folder>]`)
  return { folder: fromThere(folder), keys: values.keys === undefined ? undefined : fromThere(values.keys) }
}
