import { saveApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { draftChange } from '../../application/draft-change.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

/** Row 2: the draft as it now is, and what went with the change of it. */
export const saveApplicationRoute = route(saveApplication, async (call) => {
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
  return applicationAnswer(call, stored, draftChange(before.document, draft))
})
