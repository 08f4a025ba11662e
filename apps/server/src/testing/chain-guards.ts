import type { Guards } from '../db/chains/verify-chains.ts'
import { chainFolder, makeChainSeal } from '../integrations/chain-seal/index.ts'

/** What chains are verified with whose key lies in a folder. What is kept outside is of one database, and tests share a folder. */
export async function chainGuards(dataFolder: string): Promise<Guards> {
  return { seal: await makeChainSeal(chainFolder(dataFolder)), kept: [] }
}
