import { ownerPool } from './db/pool.ts'
import { verifyChains } from './db/verify-chains.ts'

// `DATABASE_URL=… node --conditions=@eksport/source apps/server/src/verify.ts`: 0 when every chain holds.
const { DATABASE_URL } = process.env
if (DATABASE_URL === undefined) {
  process.stderr.write('DATABASE_URL must be set.\n')
  process.exit(2)
}
const owner = ownerPool(DATABASE_URL)
const reports = await verifyChains(owner)
await owner.end()
for (const { table, links, chains, broken, heads } of reports) {
  process.stdout.write(`${table}: ${links} links in ${chains} chains, ${broken.length} broken, heads ${heads}\n`)
  for (const line of broken) process.stdout.write(`  ${line}\n`)
}
process.exit(reports.some(({ broken }) => broken.length > 0) ? 1 : 0)
