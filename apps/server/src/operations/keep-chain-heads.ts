import { lostHeads, readSealedHeads } from '../db/repositories/chain-heads.ts'
import type { ChainHead, Seal } from '../db/repositories/hash-chain.ts'
import type { Transactions } from '../db/transaction.ts'
import { keepHeads, readKeptHeads } from '../integrations/chain-seal/index.ts'

/** The chains are not what was kept of them. */
export class ChainsDoNotLead extends Error {
  override readonly name = 'ChainsDoNotLead'
}

const named = (heads: readonly ChainHead[]) => heads.map(({ chain }) => chain).join(', ')

/**
 * [OPS-06] Writes down where the chains end, outside of the database. What was written down before is left as it is when the chains do
 * not lead there any more, or when one of them has a head that is not ours: it is what shows it.
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
