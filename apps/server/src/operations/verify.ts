import { openGuards } from '../db/chains/open-guards.ts'
import { type ChainReport, verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import { operatorsDatabase, operatorsFolder } from './operator.ts'

// `npm run pnpm -- --filter @eksport/server verify`: 0 when everything holds, 1 when something does not, 2 when that cannot be said.
async function readReports(): Promise<ChainReport[]> {
  const address = operatorsDatabase()
  if (address === undefined) throw new Error('No database runs here, and DATABASE_URL is not set.')
  const owner = ownerPool(address)
  try {
    return await verifyChains(owner, await openGuards(owner, operatorsFolder()))
  } finally {
    await owner.end()
  }
}

// What a verdict needs is missing, or was lost on the way: there is no verdict.
const reports = await readReports().catch((error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(2)
})
for (const { table, links, chains, broken, unclear, heads } of reports) {
  process.stdout.write(`${table}: ${links} links in ${chains} chains, ${broken.length} broken, heads ${heads}\n`)
  for (const line of broken) process.stdout.write(`  ${line}\n`)
  for (const line of unclear) process.stdout.write(`  (perhaps) ${line}\n`)
}
process.exit(reports.some(({ broken }) => broken.length > 0) ? 1 : 0)
