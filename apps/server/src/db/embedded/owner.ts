import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connect, connectionStringOf } from './connection.ts'
import { EmbeddedPostgresError } from './errors.ts'

// Any fixed number: the lock says 'this data folder has an owner', and ends with the owner's connection, however the owner ends.
const ownerLock = 7_302_011
const patience = 3000

const tryLock = async (client: Client) => {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [ownerLock])
  return rows[0]?.mine === true
}

/** Takes the data folder for this process. A dead owner's lock is gone at once; a living one's is refused. */
export const takeOwnership = async (socketFolder: string): Promise<Client> => {
  const client = await connect(connectionStringOf(socketFolder, 'postgres'), `eksport-owner-${process.pid}`)
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (await tryLock(client)) return client
    await sleep(50)
  }
  await client.end()
  throw new EmbeddedPostgresError(
    'in-use',
    'Another running process already uses this database. Stop it first, or start with another data folder.',
  )
}

/** Makes the product's database unless it exists. */
export const ensureDatabase = async (client: Client, name: string) => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}
