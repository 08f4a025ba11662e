import { z } from 'zod'
import type { Transaction } from '../transaction.ts'

/**
 * [SEC-20] The last link of a history, as the audit event of its transaction records it. It reveals a history whose end
 * was cut off.
 */
export const historyHeadSchema = z.object({
  referenceNumber: z.int(),
  sequence: z.int(),
  hash: z.string(),
  /**
   * [OPS-06] The sequence of the link before the transaction, which must be the end of another transaction; missing in
   * older events.
   */
  after: z.int().optional(),
})
export type HistoryHead = z.infer<typeof historyHeadSchema>

/** Notes the newest link of a history for the audit event of the transaction. */
export function noteHead({ unit: { heads } }: Transaction, head: HistoryHead): void {
  const { after = head.after } = heads.get(head.referenceNumber) ?? {}
  heads.set(head.referenceNumber, { ...head, after })
}

/** Takes the heads that no audit event of the transaction has recorded yet. */
export function takeHeads({ unit: { heads } }: Transaction): readonly HistoryHead[] {
  const noted = [...heads.values()]
  heads.clear()
  return noted
}
