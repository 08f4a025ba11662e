import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { auditEvents, auditHeads } from '../schema/system.ts'
import type { DatabaseTransaction, Transaction } from '../transaction.ts'
import { type ChainHead, headText, type Seal } from './hash-chain.ts'

/** The heads that are ours; one that somebody else has put there is left out. */
export async function readSealedHeads(tx: Transaction, seal: Seal): Promise<ChainHead[]> {
  const rows = await tx.select().from(auditHeads).orderBy(asc(auditHeads.chain))
  return rows.filter(({ seal: found, ...head }) => found === seal(headText(head))).map(({ seal: _, ...head }) => head)
}

/** Whether one of the heads is sealed by it, or none by anything: that of another database would leave them without a seal for good. */
export async function isSealOfHeads(tx: Transaction, seal: Seal): Promise<boolean> {
  const rows = await tx.select().from(auditHeads).where(isNotNull(auditHeads.seal))
  return rows.length === 0 || rows.some(({ seal: found, ...head }) => found === seal(headText(head)))
}

/** Those of some heads that the chains do not lead to: they were cut off or written anew. */
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
