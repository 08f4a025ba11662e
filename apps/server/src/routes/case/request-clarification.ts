import { requestClarification } from '@eksport/api'
import { handleCase as handle } from '../../acts/handle-case.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

export const requestClarificationRoute = route(requestClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const action = 'request-clarification'
  const stored = await handle({
    tx,
    deps,
    session,
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    handling: { action, ...body.question },
    files: body.attachments ?? [],
    drawn: undefined,
    now,
  })
  const { body: answer, version } = await applicationAnswer(call, stored)
  return { body: answer.application, version, audit: { action } }
})
