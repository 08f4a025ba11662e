import { saveApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { answersSeenBy, askRegisters } from '../../drafting/ask-registers.ts'
import { draftChange } from '../../drafting/draft-change.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

/** Row 2: the draft as it now is, and what went with the change of it. */
export const saveApplicationRoute = preparedRoute(
  saveApplication,
  ({ deps, params, body }) => askRegisters(deps, { ...body, referenceNumber: params.referenceNumber }),
  async (call, answers) => {
    const { tx, deps, session, params, body: draft, ifMatch, now } = call
    const { before, stored } = await act({
      tx,
      deps,
      by: session,
      event: 'save',
      referenceNumber: params.referenceNumber,
      version: ifMatch,
      input: { draft, applicant: session.organisation },
      now,
    })
    return applicationAnswer(call, stored, answersSeenBy(session, answers), draftChange(before.document, draft))
  },
)
