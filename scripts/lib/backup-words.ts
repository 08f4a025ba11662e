import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

// npm starts in the root of the project, and a path is meant from where somebody typed it.
const fromThere = (path: string) => resolve(process.env.INIT_CWD ?? '', path)

/** What `npm run backup` and `npm run restore` are told: the folder of a backup, and that of its keys where it is another. */
export const backupWords = (command: string) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new Error(`npm run ${command} -- <folder> [--keys <folder>]`)
  return { folder: fromThere(folder), keys: values.keys === undefined ? undefined : fromThere(values.keys) }
}
