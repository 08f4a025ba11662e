import { desc, eq, sql } from '../drizzle.ts'
import { auditEvents } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'
import { asStored, chainStart, linkHash } from './hash-chain.ts'
import { noteHead, takeHeads } from './history-heads.ts'

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

/**
 * Adds the next link of one of the chains, with the heads of the histories that the transaction has written. Called last in a
 * transaction: writers of the same chain wait until it ends.
 */
export async function appendAudit(tx: Transaction, given: AuditRecord): Promise<void> {
  const heads = takeHeads(tx)
  const details = heads.length === 0 ? given.details : { ...given.details, heads }
  const record = asStored({ ...given, details })
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

/** What is done by nobody's request is an audit event too: that of the jobs, for the histories that no other event has named. */
export async function auditUnnamedHeads(tx: Transaction): Promise<void> {
  const [head, ...others] = takeHeads(tx)
  if (head === undefined) return
  for (const each of [head, ...others]) noteHead(tx, each)
  await appendAudit(tx, {
    time: new Date(),
    personId: null,
    organisationNumber: null,
    action: 'system',
    outcome: 'DONE',
    referenceNumber: head.referenceNumber,
    requestId: '',
    details: null,
  })
}
