import type { Seal } from './repositories/hash-chain.ts'
import type { HistoryHead } from './repositories/history-heads.ts'
import type { Writing } from './repositories/written-rows.ts'
import type { applications } from './schema/applications.ts'

/** What a transaction has done so far, for the audit event that it ends with. */
export interface UnitOfWork {
  /** [OPS-06] Seals the heads of audit chains that it moves. */
  readonly seal: Seal
  /** The newest links of histories that no event of it has named yet, by reference number. */
  readonly heads: Map<number, HistoryHead>
  /** What it did to guarded rows and no event of it has named yet, by table and key. */
  readonly written: Map<string, Writing>
  /** The rows of applications that it holds, as they are now. */
  readonly held: Map<number, typeof applications.$inferSelect>
}

export const beginUnit = (seal: Seal): UnitOfWork => ({
  seal,
  heads: new Map(),
  written: new Map(),
  held: new Map(),
})
