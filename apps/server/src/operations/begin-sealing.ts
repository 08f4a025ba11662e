import type { Pool } from 'pg'
import { beginChains, haveBegun } from '../db/chains/begin-chains.ts'
import { foreignKey, openGuards } from '../db/chains/open-guards.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { transactions } from '../db/transaction.ts'
import { chainFolder, keepHeads, makeChainSeal, readKeptHeads } from '../integrations/chain-seal/index.ts'
import { ChainsDoNotLead, keepChainHeads } from './keep-chain-heads.ts'

/**
 * [OPS-06] The seal of the chains, at a start and before anybody is served. The first start on a new database begins them; that it has is
 * kept outside, so that no later one can be made to do it again. A folder that is lost, moved, not ours or not to be written stops the
 * start, in words: going on would leave the chains without a seal for good.
 */
export async function beginSealing(owner: Pool, dataFolder: string, report: (line: string) => void): Promise<Seal> {
  const folder = chainFolder(dataFolder)
  const isNew = !(await haveBegun(owner))
  const seal = isNew ? await makeChainSeal(folder) : (await openGuards(owner, dataFolder)).seal
  const run = transactions(owner, seal)
  if (isNew) {
    const kept = await readKeptHeads(folder, seal)
    // Before the first seal: whoever stops us now finds a folder that fits a database of either kind.
    if (kept === undefined) await keepHeads(folder, [], seal)
    // Where ends were kept outside, somebody has put the chains back to their beginning: they stay without a seal.
    if ((kept ?? []).length === 0 && !(await beginChains(run, seal))) throw foreignKey(folder)
  }
  await keepChainHeads(run, folder, seal).catch((error: unknown) => {
    // What the chains lack is for `verify` to say and for nobody's work to stop; that nothing can be kept stops the start.
    if (!(error instanceof ChainsDoNotLead)) throw error
    report(error.message)
  })
  return seal
}
