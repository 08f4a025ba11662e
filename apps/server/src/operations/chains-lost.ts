import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { Pool } from 'pg'
import { haveBegun } from '../db/chains/begin-chains.ts'
import { giveUpSeals } from '../db/chains/give-up-seals.ts'
import { openGuards } from '../db/chains/open-guards.ts'
import { chainFolder, keepHeads, makeChainSeal } from '../integrations/chain-seal/index.ts'
import { asDatabaseOwner, type CommandReport, operatorsFolder, print } from './operator.ts'

// `npm run pnpm -- --filter @eksport/server chains-lost`: for when the folder of the chains is lost in all backups too.
async function giveUp(owner: Pool): Promise<CommandReport> {
  if (!(await haveBegun(owner)))
    return { problems: ['Kjedene i databasen er ikke begynt: ingenting er tapt, og ingenting er gjort.'] }
  const problem = await openGuards(owner, operatorsFolder()).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (problem === undefined)
    return { problems: ['Kjedenes mappe passer til databasen: ingenting er tapt, og ingenting er gjort.'] }
  const folder = chainFolder(operatorsFolder())
  const aside = `${folder}.lost-${new Date().toISOString().replaceAll(':', '')}`
  if (existsSync(folder)) await rename(folder, aside)
  await giveUpSeals(owner)
  await keepHeads(folder, [], await makeChainSeal(folder))
  return {
    lines: [
      problem,
      'Det er gitt opp: kjedene går videre uten segl, og verify vil si det for alltid. Ta vare på hodene som verify skriver ut.',
    ],
  }
}

await print(() => asDatabaseOwner(giveUp))
