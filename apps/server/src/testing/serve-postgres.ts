import { startTestPostgres } from './test-postgres.ts'

// Runs as its own process: prints the address of the prepared database, and ends when its parent does.
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
