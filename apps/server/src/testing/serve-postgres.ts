import { startTestPostgres } from './test-postgres.ts'

// A process of its own: it says where the prepared database is, and ends when nobody listens any more.
const postgres = await startTestPostgres(new Date())
process.stdout.write(
  `${JSON.stringify({ connectionString: postgres.connectionString, dataFolder: postgres.dataFolder })}\n`,
)
process.stdin.resume()
process.stdin.once('end', () => {
  postgres.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
