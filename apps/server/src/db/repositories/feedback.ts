import { feedback } from '../schema/feedback.ts'
import type { Transaction } from '../transaction.ts'

export interface NewFeedback {
  readonly rating: number
  readonly comment: string | null
  readonly organisationNumber: string
  readonly organisationName: string
  readonly createdAt: Date
}

export async function insertFeedback(tx: Transaction, given: NewFeedback): Promise<void> {
  await tx.insert(feedback).values(given)
}
