import { handleCase } from '@eksport/api'
import { drawForHandling, handleCase as handle } from '../../acts/handle-case.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

export const handleCaseRoute = preparedRoute(
  handleCase,
  ({ deps, session, params, body, now }) =>
    drawForHandling({ deps, session, referenceNumber: params.referenceNumber, handling: body, now }),
  async (call, drawn) => {
    const { tx, deps, session, params, body, ifMatch, now } = call
    const { referenceNumber } = params
    const stored = await handle({ tx, deps, session, referenceNumber, version: ifMatch, handling: body, drawn, now })
    const { body: answer, version } = await applicationAnswer(call, stored)
    return { body: answer.application, version, audit: { action: body.action } }
  },
)
