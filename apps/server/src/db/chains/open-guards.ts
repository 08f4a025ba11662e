import type { Pool } from 'pg'
import { chainFolder, openChainSeal, putBack, readKeptHeads } from '../../integrations/chain-seal/index.ts'
import { isSealOfHeads } from '../repositories/chain-heads.ts'
import type { Seal } from '../repositories/hash-chain.ts'
import { transactions } from '../transaction.ts'
import { haveBegun } from './begin-chains.ts'
import type { Guards } from './verify-chains.ts'

/** [OPS-06] What is said where the key of a folder is not that of the chains. */
export const foreignKey = (folder: string) =>
  new Error(
    `Nøkkelen i ${folder} er ikke den som kjedene i databasen har: mappen hører til en annen database, eller til en server som har laget sin egen. ${putBack(folder)}`,
  )

/** [OPS-06] The seal of chains that have one already, from the folder of all state; one that is not theirs would leave them without. */
export async function openSeal(owner: Pool, dataFolder: string): Promise<Seal> {
  const folder = chainFolder(dataFolder)
  const seal = await openChainSeal(folder)
  if (await transactions(owner, seal).run({ audience: 'system' }, (tx) => isSealOfHeads(tx, seal))) return seal
  throw foreignKey(folder)
}

/**
 * [OPS-06] What chains are verified with, from the folder of all state. That something of it is lost, moved or not ours is said in words;
 * nothing is made here, for what is made anew fits everything.
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
