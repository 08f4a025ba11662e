import { answerClarification } from '@eksport/api'
import { answerClarification as answer } from '../../acts/answer-clarification.ts'
import { route } from '../../http/route.ts'

export const answerClarificationRoute = route(answerClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { document } = await answer({
    tx,
    deps,
    session,
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    message: body.message.message,
    attachments: body.attachments ?? [],
    now,
  })
  return { body: { applicationStatus: document.applicationStatus }, version: document.version }
})
