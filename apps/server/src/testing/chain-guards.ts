import type { Guards } from '../db/chains/verify-chains.ts'
import { chainFolder, makeChainSeal } from '../integrations/chain-seal/index.ts'

/** What verifies chains whose key lies in this folder. No heads are kept outside: they belong to one database, and tests share a folder. */
export async function chainGuards(dataFolder: string): Promise<Guards> {
  return { seal: await makeChainSeal(chainFolder(dataFolder)), kept: [] }
}
