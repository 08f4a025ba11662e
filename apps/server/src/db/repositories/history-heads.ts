import { z } from 'zod'
import type { Transaction } from '../transaction.ts'

/** [SEC-20] The last link of a history, as the audit event of its transaction names it: whoever cuts the end off leaves that behind. */
export const historyHeadSchema = z.object({ referenceNumber: z.int(), sequence: z.int(), hash: z.string() })
export type HistoryHead = z.infer<typeof historyHeadSchema>

const heads = new WeakMap<Transaction, Map<number, HistoryHead>>()

/** Notes the newest link of a history for the audit event of the same transaction. */
export function noteHead(tx: Transaction, head: HistoryHead): void {
  const noted = heads.get(tx) ?? new Map<number, HistoryHead>()
  noted.set(head.referenceNumber, head)
  heads.set(tx, noted)
}

/** The heads that no audit event of the transaction has named yet. */
export function takeHeads(tx: Transaction): readonly HistoryHead[] {
  const noted = [...(heads.get(tx)?.values() ?? [])]
  heads.delete(tx)
  return noted
}
