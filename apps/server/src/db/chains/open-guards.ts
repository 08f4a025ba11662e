import type { Pool } from 'pg'
import { chainFolder, openChainSeal, putBack, readKeptHeads } from '../../integrations/chain-seal/index.ts'
import { isSealOfHeads } from '../repositories/chain-heads.ts'
import type { Seal } from '../repositories/hash-chain.ts'
import { transactions } from '../transaction.ts'
import { haveBegun } from './begin-chains.ts'
import type { Guards } from './verify-chains.ts'

/** [OPS-06] The message for a folder whose key is not that of the chains. */
export const foreignKey = (folder: string) =>
  new Error(
    `Nøkkelen i ${folder} er ikke den som kjedene i databasen har: mappen hører til en annen database, eller til en server som har laget sin egen. ${putBack(folder)}`,
  )

/**
 * [OPS-06] The seal of existing chains, from the data folder. Throws if the key does not fit, since using it would
 * leave the heads unsealed.
 */
export async function openSeal(owner: Pool, dataFolder: string): Promise<Seal> {
  const folder = chainFolder(dataFolder)
  const seal = await openChainSeal(folder)
  if (await transactions(owner, seal).run({ audience: 'system' }, (tx) => isSealOfHeads(tx, seal))) return seal
  throw foreignKey(folder)
}

/**
 * [OPS-06] What chains are verified with, from the data folder. Throws, with an explanation, if a part is missing or
 * foreign; nothing is created here, because a new key or new heads would fit any chain.
 */
export async function openGuards(owner: Pool, dataFolder: string): Promise<Guards> {
  const folder = chainFolder(dataFolder)
  if (!(await haveBegun(owner))) throw new Error('Kjedene i databasen er ikke begynt: start produktet på den først.')
  const seal = await openSeal(owner, dataFolder)
  const kept = await readKeptHeads(folder, seal)
  if (kept === undefined)
    throw new Error(
      `Kjedene i databasen har alt et segl, og endene som holdes utenfor den, er borte. ${putBack(folder)}`,
    )
  return { seal, kept }
}
