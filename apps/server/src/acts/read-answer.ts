import { hasRight } from '@eksport/domain'
import { noteAnswerRead } from '../db/repositories/case-marks.ts'
import type { Deps } from '../deps.ts'
import { type ActiveSession, readingAs } from '../session/active-session.ts'

interface ReadAnswer {
  readonly deps: Pick<Deps, 'transactions'>
  readonly session: ActiveSession
  readonly referenceNumber: number
}

/** [CW-06] A case whose question has been answered is marked in the list until somebody who handles cases opens it. Who only reads or signs does not take the mark away. */
export async function readAnswer({ deps, session, referenceNumber }: ReadAnswer): Promise<void> {
  if (!hasRight(session.person.roles, 'have-cases')) return
  await deps.transactions.run(readingAs(session), (tx) => noteAnswerRead(tx, referenceNumber))
}
