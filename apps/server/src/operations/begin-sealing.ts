import type { Pool } from 'pg'
import { beginChains, haveBegun } from '../db/chains/begin-chains.ts'
import { foreignKey, openGuards } from '../db/chains/open-guards.ts'
import type { Seal } from '../db/repositories/hash-chain.ts'
import { transactions } from '../db/transaction.ts'
import { chainFolder, keepHeads, makeChainSeal, readKeptHeads } from '../integrations/chain-seal/index.ts'
import { ChainsDoNotLead, keepChainHeads } from './keep-chain-heads.ts'

/**
 * [OPS-06] The seal of the chains, set up at a start before requests are served. The first start on a new database
 * begins the chains and records that outside the database, so that no later start can be tricked into doing it again. A
 * missing, moved, foreign or read-only folder stops the start with an explanation: continuing would leave the chains
 * without a seal for good.
 */
export async function beginSealing(owner: Pool, dataFolder: string, report: (line: string) => void): Promise<Seal> {
  const folder = chainFolder(dataFolder)
  const isNew = !(await haveBegun(owner))
  const seal = isNew ? await makeChainSeal(folder) : (await openGuards(owner, dataFolder)).seal
  const run = transactions(owner, seal)
  if (isNew) {
    const kept = await readKeptHeads(folder, seal)
    // Written before the first seal: if the start is interrupted here, the folder fits a database with or without
    // seals.
    if (kept === undefined) await keepHeads(folder, [], seal)
    // If heads are stored, somebody has reset the chains; they are not sealed again.
    if ((kept ?? []).length === 0 && !(await beginChains(run, seal))) throw foreignKey(folder)
  }
  await keepChainHeads(run, folder, seal).catch((error: unknown) => {
    // Broken chains are reported by `verify` and must not stop anybody's work; a folder that cannot be written stops
    // the start.
    if (!(error instanceof ChainsDoNotLead)) throw error
    report(error.message)
  })
  return seal
}
