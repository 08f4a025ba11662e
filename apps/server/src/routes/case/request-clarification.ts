import { requestClarification } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

export const requestClarificationRoute = route(requestClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const event = 'request-clarification'
  const { referenceNumber } = params
  const input = { ...body.question, attachments: body.attachments ?? [] }
  const { stored } = await act({ tx, deps, by: session, event, referenceNumber, version: ifMatch, input, now })
  const { body: answer, version } = await applicationAnswer(call, stored)
  return { body: answer.application, version, audit: { action: event } }
})
