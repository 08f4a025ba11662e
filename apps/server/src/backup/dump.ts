import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { changed, placesOf } from '../db/address.ts'
import { hasCode } from '../has-code.ts'

/** Splits the password off an address: it would be visible in the process list, and is passed in the environment instead. */
function parted(databaseUrl: string): { readonly address: string; readonly password: string | undefined } {
  const { password } = new Client({ connectionString: placesOf(databaseUrl)[0] })
  const address = changed(databaseUrl, (place) => {
    place.password = ''
    place.searchParams.delete('password')
  })
  return { address, password: typeof password === 'string' && password !== '' ? password : undefined }
}

/** Runs a PostgreSQL program on a database and waits for its end. */
async function runOn(databaseUrl: string, program: string, words: readonly string[]): Promise<void> {
  const { address, password } = parted(databaseUrl)
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) }
  const child = spawn(program, [...words, `--dbname=${address}`], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, errors] = await Promise.all([ended, text(child.stderr)]).catch((cause: unknown) => {
    if (!hasCode(cause, 'ENOENT')) throw cause
    const advice = `The database is not the built-in one of this machine, and ${program} is not installed here. Install the client programs of PostgreSQL, at least of the version of the server (postgresql-client on Debian).`
    throw new Error(advice, { cause })
  })
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${errors.trim()}`)
}

/** Dumps a whole database to one file, as of one moment. */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<void> =>
  runOn(databaseUrl, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`])

/** Fills an empty database from such a file, in one transaction. */
export const fillDatabase = (databaseUrl: string, file: string): Promise<void> =>
  runOn(databaseUrl, 'pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', file])
