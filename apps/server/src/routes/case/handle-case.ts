import { type Handling, handleCase, undoApproval } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { drawForHandling } from '../../acts/draw-for-handling.ts'
import { drawLetter } from '../../acts/draw-letter.ts'
import { holdApproval, holdSigning, undoApproval as undo } from '../../acts/hold-approval.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { type Asking, assessWithRegisters } from '../../drafting/ask-registers.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { isOffered } from '../../standing/is-offered.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { shownAnswer } from '../application/application-answer.ts'

/** [REG-02] Taking and approving assess the application by the registers' current answers. */
const assessing: ReadonlySet<Handling['action']> = new Set(['take', 'approve'])

/**
 * Asks the registers only if the action is allowed, so that a refused one does not replace the answers behind an
 * earlier decision.
 */
export async function assessed(asking: Parameters<typeof isOffered>[0] & Asking, action: Handling['action']) {
  const isAssessed = assessing.has(action) && (await isOffered(asking, action))
  return isAssessed ? await assessWithRegisters(asking) : undefined
}

/** [STA-08] An officer's action, as the transition table decides it. */
export const handleCaseRoute = preparedRoute(
  handleCase,
  async ({ deps, session, params: { referenceNumber }, body, body: { action }, now }) => ({
    registers: await assessed({ deps, session, referenceNumber, now }, action),
    drawn: await drawForHandling({ deps, session, referenceNumber, action, now }),
    letter: await drawLetter({ deps, session, referenceNumber, now }, body),
  }),
  async (call, early) => {
    const { tx, deps, session, params, body, ifMatch, now } = call
    const { action: event, undoable, ...words } = body
    const { drawn, ...prepared } = early
    const input = { ...words, ...prepared, drawn: drawn === 'seal-away' ? undefined : drawn }
    const { referenceNumber } = params
    const command = { tx, deps, by: session, referenceNumber, version: ifMatch, input, now }
    const answer = async (stored: StoredApplication, action: string) => ({
      ...(await shownAnswer(call, stored)),
      audit: { action },
    })
    if (event === 'approve' && undoable) {
      await holdApproval({ ...command, event })
      return answer(await readOrRefuse(tx, referenceNumber), 'hold-approval')
    }
    if (event === 'sign' && drawn === 'seal-away') {
      await holdSigning({ ...command, event })
      return answer(await readOrRefuse(tx, referenceNumber), 'hold-signing')
    }
    const { stored } = await act({ ...command, event })
    return answer(stored, event)
  },
)

export const undoApprovalRoute = route(undoApproval, async (call) => {
  const { tx, session, params, now } = call
  const { referenceNumber } = params
  await undo({ tx, session, referenceNumber, now })
  const { body } = await shownAnswer(call, await readOrRefuse(tx, referenceNumber))
  return { body, audit: { action: 'undo-approval' } }
})
