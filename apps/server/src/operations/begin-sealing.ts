import type { Pool } from 'pg'
import { foreignKey, openGuards } from '../db/chains/open-guards.ts'
import { type Sealed, sealChains, stateOfChains } from '../db/chains/seal-chains.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { transactions } from '../db/transaction.ts'
import { chainFolder, keepHeads, makeChainSeal, readKeptHeads } from '../integrations/chain-seal/index.ts'
import { ChainsDoNotLead, keepChainHeads } from './keep-chain-heads.ts'
import type { CommandReport } from './operator.ts'

const words: Readonly<Record<Exclude<Sealed, 'sealed' | 'foreign'>, string>> = {
  used: 'Kjedene er ikke forseglet: en eldre utgave har brukt databasen, og kan fortsatt startes på den. Når den ikke skal det mer: npm run pnpm -- --filter @eksport/server seal-chains',
  'older at work': 'Kjedene er ikke forseglet: en eldre utgave bruker databasen nå. Stopp den først.',
}

/**
 * [OPS-06] The seal of the chains, at a start and before anybody is served. The first start on a new database seals them; that it has is
 * kept outside, so that no later one can be made to do it again. A folder that is lost, moved, not ours or not to be written stops the
 * start, in words: going on would leave the chains without a seal for good.
 */
export async function beginSealing(owner: Pool, dataFolder: string, report: (line: string) => void): Promise<Seal> {
  const folder = chainFolder(dataFolder)
  const state = await stateOfChains(owner)
  const seal = state === 'unclaimed' ? await makeChainSeal(folder) : (await openGuards(owner, dataFolder)).seal
  const run = transactions(owner, seal)
  if (state !== 'sealed') {
    const kept = await readKeptHeads(folder, seal)
    // Before the first seal: whoever stops us now finds a folder that fits a database of either kind.
    if (kept === undefined) await keepHeads(folder, [], seal)
    const became = await sealChains(run, seal, { isFirst: (kept ?? []).length === 0, isAsked: false })
    if (became === 'foreign') throw foreignKey(folder)
    if (became !== 'sealed') {
      report(words[became])
      return seal
    }
  }
  await keepChainHeads(run, folder, seal).catch((error: unknown) => {
    // What the chains lack is for `verify` to say and for nobody's work to stop; that nothing can be kept stops the start.
    if (!(error instanceof ChainsDoNotLead)) throw error
    report(error.message)
  })
  return seal
}

/** [OPS-06] Seals the chains of a database that an older release has used, while this one serves: from here on there is no way back to it. */
export async function sealWhenAsked(owner: Pool, dataFolder: string): Promise<CommandReport> {
  const folder = chainFolder(dataFolder)
  const state = await stateOfChains(owner)
  if (state === 'sealed') return { lines: ['Kjedene er forseglet fra før: ingenting er gjort.'] }
  if (state === 'unclaimed') return { problems: ['Start denne utgaven på databasen først: den gjør kjedene klare.'] }
  const { seal, kept } = await openGuards(owner, dataFolder)
  const run = transactions(owner, seal)
  const became = await sealChains(run, seal, { isFirst: kept.length === 0, isAsked: true })
  if (became === 'foreign') throw foreignKey(folder)
  if (became !== 'sealed') return { problems: [words[became]] }
  await keepChainHeads(run, folder, seal)
  return { lines: ['Kjedene er forseglet. En eldre utgave kan ikke skrive i databasen mer.'] }
}
