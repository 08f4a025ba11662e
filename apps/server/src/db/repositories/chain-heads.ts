import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { auditEvents, auditHeads } from '../schema/system.ts'
import type { DatabaseTransaction, Transaction } from '../transaction.ts'
import { type ChainHead, headText, type Seal } from './hash-chain.ts'

/** The heads whose seal is ours. */
export async function readSealedHeads(tx: Transaction, seal: Seal): Promise<ChainHead[]> {
  const rows = await tx.select().from(auditHeads).orderBy(asc(auditHeads.chain))
  return rows.filter(({ seal: found, ...head }) => found === seal(headText(head))).map(({ seal: _, ...head }) => head)
}

/**
 * Whether the seal fits one of the sealed heads, or none is sealed. The seal of another database must not be used: it
 * would leave the heads unsealed for good.
 */
export async function isSealOfHeads(tx: Transaction, seal: Seal): Promise<boolean> {
  const rows = await tx.select().from(auditHeads).where(isNotNull(auditHeads.seal))
  return rows.length === 0 || rows.some(({ seal: found, ...head }) => found === seal(headText(head)))
}

/** Those of the heads that are not in the chains: their links were cut off or rewritten. */
export async function lostHeads(tx: DatabaseTransaction, heads: readonly ChainHead[]): Promise<ChainHead[]> {
  const lost: ChainHead[] = []
  for (const head of heads) {
    if (head.sequence === 0) continue
    const [row] = await tx
      .select({ hash: auditEvents.hash })
      .from(auditEvents)
      .where(and(eq(auditEvents.chain, head.chain), sql`${auditEvents.sequence} = ${head.sequence}`))
    if (row?.hash !== head.hash) lost.push(head)
  }
  return lost
}
