import { eq } from 'drizzle-orm'
import { auditEvents, auditHeads } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'
import { asStored, type ChainHead, headText, linkHash, type Seal } from './hash-chain.ts'
import { takeHeads } from './history-heads.ts'
import { takeWritten, type WrittenRow } from './written-rows.ts'

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

interface Held {
  readonly head: ChainHead
  /** Whether the seal is ours. A head sealed otherwise is never sealed by us again. */
  readonly isSealed: boolean
}

/** Locks the head of a chain until the end of the transaction. */
async function holdHead(tx: Transaction, seal: Seal, chain: number): Promise<Held> {
  const [row] = await tx.select().from(auditHeads).where(eq(auditHeads.chain, chain)).for('update')
  if (row === undefined) throw new Error(`The chain ${chain} of audit events has no head`)
  const { seal: found, ...head } = row
  return { head, isSealed: found === seal(headText(head)) }
}

/**
 * [OPS-06] Stores the new end of a chain. A head that was not ours is continued so that work does not stop, but is left
 * unsealed: using a foreign head must not make it valid.
 */
export async function moveHead(tx: Transaction, head: ChainHead, seal: Seal | undefined): Promise<void> {
  const { chain, ...place } = head
  await tx
    .update(auditHeads)
    .set({ ...place, seal: seal === undefined ? null : seal(headText(head)) })
    .where(eq(auditHeads.chain, chain))
}

interface Traces {
  readonly heads: ReturnType<typeof takeHeads>
  readonly rows: readonly WrittenRow[]
}

const takeTraces = async (tx: Transaction): Promise<Traces> => ({ heads: takeHeads(tx), rows: await takeWritten(tx) })

/** For an event that exists only to record traces, and is skipped if there are none. */
interface Appending {
  readonly isTraceAlone: boolean
}

async function append(
  tx: Transaction,
  given: AuditRecord,
  { heads, rows }: Traces,
  { isTraceAlone }: Appending,
): Promise<void> {
  const { seal, chain } = tx.unit
  if (isTraceAlone && heads.length === 0 && rows.length === 0) return
  const { head, isSealed } = await holdHead(tx, seal, chain)
  const traces = { ...(heads.length > 0 && { heads }), ...(rows.length > 0 && { rows }) }
  const details = Object.keys(traces).length === 0 ? given.details : { ...given.details, ...traces }
  const record = asStored({ ...given, details })
  const sequence = head.sequence + 1
  const hash = linkHash(head.hash, { ...record, chain, sequence })
  await Promise.all([
    tx.insert(auditEvents).values({ ...record, chain, sequence, previousHash: head.hash, hash }),
    moveHead(tx, { chain, sequence, hash }, isSealed ? seal : undefined),
  ])
}

/**
 * Appends to the transaction's chain, with the history heads and row changes of the transaction. Call it last in a
 * transaction: writers of the same chain wait until it ends.
 */
export async function appendAudit(tx: Transaction, given: AuditRecord): Promise<void> {
  await append(tx, given, await takeTraces(tx), { isTraceAlone: false })
}

/** Records what no other audit event of the transaction has named, such as the work of jobs without a request. */
export async function auditUnnamed(tx: Transaction, action = 'system'): Promise<void> {
  const traces = await takeTraces(tx)
  if (traces.heads.length === 0 && traces.rows.length === 0) return
  const nothing = { personId: null, organisationNumber: null, details: null }
  const referenceNumber = traces.heads[0]?.referenceNumber ?? null
  const event = { ...nothing, time: new Date(), action, outcome: 'DONE', referenceNumber, requestId: '' } as const
  await append(tx, event, traces, { isTraceAlone: true })
}
