import { openGuards } from './db/open-guards.ts'
import { operatorsDatabase, operatorsFolder } from './db/operator.ts'
import { ownerPool } from './db/pool.ts'
import { verifyChains } from './db/verify-chains.ts'

/** Ends without a verdict: what it takes to give one is not there. */
function fail(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(2)
}

// `npm run pnpm -- --filter @eksport/server verify`: 0 when everything holds, 1 when something does not, 2 when that cannot be said.
const address = operatorsDatabase() ?? fail('No database runs here, and DATABASE_URL is not set.')
const owner = ownerPool(address)
const guards = await openGuards(owner, operatorsFolder()).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
const reports = await verifyChains(owner, guards)
await owner.end()
for (const { table, links, chains, broken, unclear, heads, isSealed } of reports) {
  process.stdout.write(`${table}: ${links} links in ${chains} chains, ${broken.length} broken, heads ${heads}\n`)
  for (const line of broken) process.stdout.write(`  ${line}\n`)
  for (const line of unclear) process.stdout.write(`  (perhaps) ${line}\n`)
  if (!isSealed)
    process.stdout.write(
      '  Not sealed yet: whoever has the database can write it anew. Run seal-chains when the release before is done with.\n',
    )
}
process.exit(reports.some(({ broken }) => broken.length > 0) ? 1 : 0)
