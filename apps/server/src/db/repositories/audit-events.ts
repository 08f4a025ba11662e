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

/** Several, so that not all writers wait for each other. */
export const auditChains: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

function chainOf(personId: string | null): number {
  return (
    [...(personId ?? '')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0) %
    auditChains.length
  )
}

interface Held {
  readonly head: ChainHead
  /** By us; nobody else's head becomes right by being used. */
  readonly isSealed: boolean
}

/** The head of a chain, held until the transaction ends. */
async function holdHead(tx: Transaction, seal: Seal, chain: number): Promise<Held> {
  const [row] = await tx.select().from(auditHeads).where(eq(auditHeads.chain, chain)).for('update')
  if (row === undefined) throw new Error(`The chain ${chain} of audit events has no head`)
  const { seal: found, ...head } = row
  return { head, isSealed: found === seal(headText(head)) }
}

/**
 * [OPS-06] Writes where a chain ends now. A head that was not ours is gone on from, so that nobody's work stops, and is never sealed
 * again: what somebody else has put there does not become right by being used.
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

/** An event that is there for its traces alone. */
interface Appending {
  readonly isTraceAlone: boolean
}

async function append(
  tx: Transaction,
  given: AuditRecord,
  { heads, rows }: Traces,
  { isTraceAlone }: Appending,
): Promise<void> {
  const { seal } = tx.unit
  const chain = chainOf(given.personId)
  if (isTraceAlone && heads.length === 0 && rows.length === 0) return
  const { head, isSealed } = await holdHead(tx, seal, chain)
  const traces = { ...(heads.length > 0 && { heads }), ...(rows.length > 0 && { rows }) }
  const details = Object.keys(traces).length === 0 ? given.details : { ...given.details, ...traces }
  const record = asStored({ ...given, details })
  const sequence = head.sequence + 1
  const hash = linkHash(head.hash, { ...record, chain, sequence })
  await tx.insert(auditEvents).values({ ...record, chain, sequence, previousHash: head.hash, hash })
  await moveHead(tx, { chain, sequence, hash }, isSealed ? seal : undefined)
}

/**
 * Adds the next link of one of the chains, with the heads of the histories that the transaction has written and what it did to rows.
 * Called last in a transaction: writers of the same chain wait until it ends.
 */
export async function appendAudit(tx: Transaction, given: AuditRecord): Promise<void> {
  await append(tx, given, await takeTraces(tx), { isTraceAlone: false })
}

/** What is done by nobody's request is an audit event too: that of the jobs, for what no other event has named. */
export async function auditUnnamed(tx: Transaction, action = 'system'): Promise<void> {
  const traces = await takeTraces(tx)
  if (traces.heads.length === 0 && traces.rows.length === 0) return
  const nothing = { personId: null, organisationNumber: null, details: null }
  const referenceNumber = traces.heads[0]?.referenceNumber ?? null
  const event = { ...nothing, time: new Date(), action, outcome: 'DONE', referenceNumber, requestId: '' } as const
  await append(tx, event, traces, { isTraceAlone: true })
}
