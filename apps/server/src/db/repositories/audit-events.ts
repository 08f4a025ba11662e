import { desc, eq, sql } from 'drizzle-orm'
import { auditEvents } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'
import { chainStart, linkHash } from './hash-chain.ts'

export interface AuditRecord {
  readonly time: Date
  readonly personId: string | null
  readonly organisationNumber: string | null
  readonly action: string
  readonly outcome: 'DONE' | 'REFUSED'
  readonly referenceNumber: number | null
  readonly requestId: string
  readonly details: Readonly<Record<string, unknown>> | null
}

const chains = 8
// First half of the lock's two numbers; the second is the chain.
const auditLock = 731_000

function chainOf(personId: string | null): number {
  return [...(personId ?? '')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0) % chains
}

/** Adds the next link of one of the chains. Called last in a transaction: writers of the same chain wait until it ends. */
export async function appendAudit(tx: Transaction, record: AuditRecord): Promise<void> {
  const chain = chainOf(record.personId)
  await tx.execute(sql`select pg_advisory_xact_lock(${auditLock}, ${chain})`)
  const [last] = await tx
    .select({ sequence: auditEvents.sequence, hash: auditEvents.hash })
    .from(auditEvents)
    .where(eq(auditEvents.chain, chain))
    .orderBy(desc(auditEvents.sequence))
    .limit(1)
  const sequence = (last?.sequence ?? 0) + 1
  const previousHash = last?.hash ?? chainStart
  const hash = linkHash(previousHash, { ...record, chain, sequence })
  await tx.insert(auditEvents).values({ ...record, chain, sequence, previousHash, hash })
}
