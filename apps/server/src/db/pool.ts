import { Pool } from 'pg'

const waitForConnection = 5_000

/** Connections of the database's owner: for migrations, reference data and the queue, never for a request. */
export function ownerPool(connectionString: string): Pool {
  return quiet(new Pool({ connectionString, max: 6, connectionTimeoutMillis: waitForConnection }))
}

/** Connections of the application: they take on the role that row-level security holds for. */
export function applicationPool(connectionString: string): Pool {
  return quiet(
    new Pool({
      connectionString,
      max: 20,
      connectionTimeoutMillis: waitForConnection,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      options: '-c role=eksport_app',
    }),
  )
}

function quiet(pool: Pool): Pool {
  // A connection that breaks is replaced by the pool, and its query fails by itself; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
