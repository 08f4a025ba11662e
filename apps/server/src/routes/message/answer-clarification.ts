import { answerClarification } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

/** Row 9: the answer is a message, and the same officer goes on. */
export const answerClarificationRoute = route(answerClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { stored } = await act({
    tx,
    deps,
    by: session,
    event: 'resend',
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    input: { message: body.message.message, attachments: body.attachments ?? [] },
    now,
  })
  return { body: { applicationStatus: stored.document.applicationStatus }, version: stored.document.version }
})
