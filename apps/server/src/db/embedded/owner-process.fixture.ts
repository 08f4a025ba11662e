import { connect } from './connection.ts'
import { startEmbeddedPostgres } from './start.ts'

/** Owns a data folder and writes rows until it is killed, reporting each row that the database acknowledged. */
const [dataFolder = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined })
const client = await connect(server.connectionString, 'writer')
await client.query('CREATE TABLE IF NOT EXISTS written (n integer PRIMARY KEY)')
const { rows } = await client.query<{ next: number }>('SELECT coalesce(max(n), 0) + 1 AS next FROM written')
for (let n = rows[0]?.next ?? 1; ; n += 1) {
  await client.query('INSERT INTO written VALUES ($1)', [n])
  console.log(n)
}
