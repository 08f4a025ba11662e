import { lostHeads, readSealedHeads } from '../db/repositories/chain-heads.ts'
import type { ChainHead, Seal } from '../db/repositories/hash-chain.ts'
import type { Transactions } from '../db/transaction.ts'
import { keepHeads, readKeptHeads } from '../integrations/chain-seal/index.ts'

/** The chains do not contain the stored heads. */
export class ChainsDoNotLead extends Error {
  override readonly name = 'ChainsDoNotLead'
}

const named = (heads: readonly ChainHead[]) => heads.map(({ chain }) => chain).join(', ')

/**
 * [OPS-06] Stores the heads of the chains outside the database. If the chains do not contain the stored heads, or a
 * head has a foreign seal, the stored ones are left as evidence.
 */
export async function keepChainHeads(transactions: Transactions, folder: string, seal: Seal): Promise<void> {
  const kept = (await readKeptHeads(folder, seal)) ?? []
  const heads = await transactions.run({ audience: 'system' }, async (tx) => {
    const lost = await lostHeads(tx, kept)
    if (lost.length > 0)
      throw new ChainsDoNotLead(`Kjeder i databasen slutter før der de sluttet: ${named(lost)}. Kjør verify.`)
    return readSealedHeads(tx, seal)
  })
  const missing = kept.filter(({ chain }) => heads.every((head) => head.chain !== chain))
  if (missing.length > 0)
    throw new ChainsDoNotLead(
      `Kjeder i databasen har en ende som ikke er forseglet av oss: ${named(missing)}. Kjør verify.`,
    )
  await keepHeads(folder, heads, seal)
}
