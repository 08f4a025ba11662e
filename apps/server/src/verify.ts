import { operatorsDatabase } from './db/operator.ts'
import { ownerPool } from './db/pool.ts'
import { verifyChains } from './db/verify-chains.ts'

// `npm run pnpm -- --filter @eksport/server verify`: 0 when every chain holds.
const address = operatorsDatabase()
if (address === undefined) {
  process.stderr.write('No database runs here, and DATABASE_URL is not set.\n')
  process.exit(2)
}
const owner = ownerPool(address)
const reports = await verifyChains(owner)
await owner.end()
for (const { table, links, chains, broken, heads } of reports) {
  process.stdout.write(`${table}: ${links} links in ${chains} chains, ${broken.length} broken, heads ${heads}\n`)
  for (const line of broken) process.stdout.write(`  ${line}\n`)
}
process.exit(reports.some(({ broken }) => broken.length > 0) ? 1 : 0)
