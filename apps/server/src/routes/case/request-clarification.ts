import { requestClarification } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { filesOfParts } from '../../drafting/files-of-parts.ts'
import { route } from '../../http/route.ts'
import { shownApplication } from '../application/application-answer.ts'

export const requestClarificationRoute = route(requestClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const event = 'request-clarification'
  const { referenceNumber } = params
  const questions = filesOfParts(body.clarification.questions, body.attachments ?? [])
  const input = { questions, message: questions.map(({ message }) => message).join('\n\n') }
  const { stored } = await act({ tx, deps, by: session, event, referenceNumber, version: ifMatch, input, now })
  const { application } = await shownApplication(call, stored)
  return { body: application, version: stored.document.version, audit: { action: event } }
})
