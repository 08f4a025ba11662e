import { escapeIdentifier } from 'pg'
import { connect } from '../db/embedded/connection.ts'

/** The same server with another database. */
const withDatabase = (connectionString: string, database: string) => {
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}

const withMaintenance = async <T>(
  connectionString: string,
  work: (query: (sql: string) => Promise<unknown>) => Promise<T>,
) => {
  const client = await connect(withDatabase(connectionString, 'postgres'), 'eksport-databases')
  try {
    return await work((sql) => client.query(sql))
  } finally {
    await client.end()
  }
}

/**
 * Creates a database and returns its address. With a template it is a copy, which takes about 0.1 s for a migrated
 * database; nobody may be connected to the template meanwhile.
 */
export const createDatabase = (
  connectionString: string,
  name: string,
  { template }: { readonly template?: string } = {},
) =>
  withMaintenance(connectionString, async (query) => {
    const from = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`
    await query(`CREATE DATABASE ${escapeIdentifier(name)}${from}`)
    return withDatabase(connectionString, name)
  })

/** Drops a database if it exists, ending its connections. */
export const dropDatabase = (connectionString: string, name: string) =>
  withMaintenance(connectionString, async (query) => {
    await query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
  })
