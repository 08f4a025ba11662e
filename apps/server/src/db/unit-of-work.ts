import { randomInt } from 'node:crypto'
import type { Seal } from './repositories/hash-chain.ts'
import type { HistoryHead } from './repositories/history-heads.ts'

/** Several chains of audit events, so that writers rarely wait for each other. */
export const auditChains: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** What a transaction has done so far, for its final audit event. The rows it wrote are noted by the database (`takeWritten`). */
export interface UnitOfWork {
  /** [OPS-06] Seals the heads of the audit chains that the transaction moves. */
  readonly seal: Seal
  /** The chain of all its audit events: only one, so that two transactions never wait for each other's. */
  readonly chain: number
  /** The newest links of histories that no audit event has recorded yet, by reference number. */
  readonly heads: Map<number, HistoryHead>
}

export const beginUnit = (seal: Seal): UnitOfWork => ({
  seal,
  chain: randomInt(auditChains.length),
  heads: new Map(),
})
