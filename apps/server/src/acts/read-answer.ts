import { hasRight } from '@eksport/domain'
import { noteAnswerRead } from '../db/repositories/case-marks.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'

/**
 * [CW-06] Removes the mark of a case whose question was answered when somebody who handles cases opens it. Officers who
 * only read or sign do not remove it.
 */
export async function readAnswer(tx: Transaction, { person }: ActiveSession, referenceNumber: number): Promise<void> {
  if (hasRight(person.roles, 'have-cases')) await noteAnswerRead(tx, referenceNumber)
}
