import { z } from 'zod'
import type { Transaction } from '../transaction.ts'

/** [SEC-20] The last link of a history, as the audit event of its transaction names it: whoever cuts the end off leaves that behind. */
export const historyHeadSchema = z.object({
  referenceNumber: z.int(),
  sequence: z.int(),
  hash: z.string(),
  /** [OPS-06] After which link the transaction went on: it must be the end of another. Nothing where that was not said yet. */
  after: z.int().optional(),
})
export type HistoryHead = z.infer<typeof historyHeadSchema>

/** Notes the newest link of a history for the audit event of the same transaction. */
export function noteHead({ unit: { heads } }: Transaction, head: HistoryHead): void {
  const { after = head.after } = heads.get(head.referenceNumber) ?? {}
  heads.set(head.referenceNumber, { ...head, after })
}

/** The heads that no audit event of the transaction has named yet. */
export function takeHeads({ unit: { heads } }: Transaction): readonly HistoryHead[] {
  const noted = [...heads.values()]
  heads.clear()
  return noted
}
