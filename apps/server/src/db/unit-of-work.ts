import type { Seal } from './repositories/hash-chain.ts'
import type { HistoryHead } from './repositories/history-heads.ts'

/** What a transaction has done so far, for the audit event that it ends with. What it wrote is noted by the database (`takeWritten`). */
export interface UnitOfWork {
  /** [OPS-06] Seals the heads of audit chains that it moves. */
  readonly seal: Seal
  /** The newest links of histories that no event of it has named yet, by reference number. */
  readonly heads: Map<number, HistoryHead>
}

export const beginUnit = (seal: Seal): UnitOfWork => ({ seal, heads: new Map() })
