import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { haveBegun } from '../db/chains/begin-chains.ts'
import { giveUpSeals } from '../db/chains/give-up-seals.ts'
import { openGuards } from '../db/chains/open-guards.ts'
import { ownerPool } from '../db/pool.ts'
import { chainFolder, keepHeads, makeChainSeal } from '../integrations/chain-seal/index.ts'
import { operatorsDatabase, operatorsFolder } from './operator.ts'

// `npm run pnpm -- --filter @eksport/server chains-lost`: for when the folder of the chains is lost in all backups too.
function end(words: string, code: number): never {
  process.stdout.write(`${words}\n`)
  process.exit(code)
}

const address = operatorsDatabase() ?? end('Ingen database kjører. Sett DATABASE_URL.', 1)
const owner = ownerPool(address)
if (!(await haveBegun(owner))) end('Kjedene i databasen er ikke begynt: ingenting er tapt, og ingenting er gjort.', 1)
const problem = await openGuards(owner, operatorsFolder()).then(
  () => undefined,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
)
if (problem === undefined) end('Kjedenes mappe passer til databasen: ingenting er tapt, og ingenting er gjort.', 1)
const folder = chainFolder(operatorsFolder())
const aside = `${folder}.lost-${new Date().toISOString().replaceAll(':', '')}`
if (existsSync(folder)) await rename(folder, aside)
await giveUpSeals(owner)
await keepHeads(folder, [], await makeChainSeal(folder))
await owner.end()
end(
  `${problem}\nDet er gitt opp: kjedene går videre uten segl, og verify vil si det for alltid. Ta vare på hodene som verify skriver ut.`,
  0,
)
