import { openGuards } from '../db/chains/open-guards.ts'
import { type ChainReport, verifyChains } from '../db/chains/verify-chains.ts'
import { asDatabaseOwner, operatorsFolder } from './operator.ts'

// `npm run pnpm -- --filter @eksport/server verify`: exits with 0 if everything is intact, 1 if not, 2 if that cannot
// be determined.
const readReports = (): Promise<ChainReport[]> =>
  asDatabaseOwner(async (owner) => verifyChains(owner, await openGuards(owner, operatorsFolder())))

// Something that the verification needs is missing.
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
