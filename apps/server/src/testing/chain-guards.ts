import type { Guards } from '../db/chains/verify-chains.ts'
import { chainFolder, makeChainSeal } from '../integrations/chain-seal/index.ts'

/**
 * The guards of chains whose key is in this folder, without stored heads: those belong to one database, and tests share
 * a folder.
 */
export async function chainGuards(dataFolder: string): Promise<Guards> {
  return { seal: await makeChainSeal(chainFolder(dataFolder)), kept: [] }
}
