import { handleCase } from '@eksport/api'
import { handleCase as handle } from '../../acts/handle-case.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

export const handleCaseRoute = route(handleCase, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const stored = await handle({ tx, deps, session, referenceNumber, version: ifMatch, handling: body, now })
  const { body: answer, version } = await applicationAnswer(call, stored)
  return { body: answer.application, version, audit: { action: body.action } }
})
