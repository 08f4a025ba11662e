import { asc, isNotNull, ne, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { moveHead } from '../repositories/audit-events.ts'
import { isSealOfHeads } from '../repositories/chain-heads.ts'
import type { Seal } from '../repositories/hash-chain.ts'
import { auditHeads } from '../schema/system.ts'
import type { Transactions } from '../transaction.ts'

/** Whether a head of the chains was ever sealed or moved. The database must have been migrated. */
export async function haveBegun(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ known: boolean }>(`select to_regclass('audit_heads') is not null as known`)
  if (rows[0]?.known !== true) return false
  const moved = or(ne(auditHeads.sequence, 0), isNotNull(auditHeads.seal))
  return (await drizzle(owner).select().from(auditHeads).where(moved).limit(1)).length > 0
}

/**
 * [OPS-06] Puts the first seal on the chains of a new database, as its owner. Returns false if another start has done
 * it first, with another key.
 */
export function beginChains(owner: Transactions, seal: Seal): Promise<boolean> {
  return owner.run({ audience: 'system' }, async (tx) => {
    // Locked until the end, so that of two simultaneous first starts the second finds the chains begun.
    const heads = await tx.select().from(auditHeads).orderBy(asc(auditHeads.chain)).for('update')
    for (const { seal: found, ...head } of heads)
      if (head.sequence === 0 && found === null) await moveHead(tx, head, seal)
    return isSealOfHeads(tx, seal)
  })
}
