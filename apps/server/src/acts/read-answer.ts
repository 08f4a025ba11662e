import { hasRight } from '@eksport/domain'
import { noteAnswerRead } from '../db/repositories/case-marks.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** [CW-06] A case whose question has been answered is marked in the list until somebody who handles cases opens it. Who only reads or signs does not take the mark away. */
export async function readAnswer(tx: Transaction, { person }: ActiveSession, referenceNumber: number): Promise<void> {
  if (hasRight(person.roles, 'have-cases')) await noteAnswerRead(tx, referenceNumber)
}
