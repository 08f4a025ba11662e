import type { Seal } from './repositories/hash-chain.ts'
import type { HistoryHead } from './repositories/history-heads.ts'

/** What a transaction has done so far, for its final audit event. The rows it wrote are noted by the database (`takeWritten`). */
export interface UnitOfWork {
  /** [OPS-06] Seals the heads of the audit chains that the transaction moves. */
  readonly seal: Seal
  /** The newest links of histories that no audit event has recorded yet, by reference number. */
  readonly heads: Map<number, HistoryHead>
}

export const beginUnit = (seal: Seal): UnitOfWork => ({ seal, heads: new Map() })
