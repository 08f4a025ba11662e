import { handleCase } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { drawForHandling } from '../../acts/draw-for-handling.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

/** [STA-08] One act of an officer: the table decides, and names what follows. */
export const handleCaseRoute = preparedRoute(
  handleCase,
  ({ deps, session, params: { referenceNumber }, body: { action }, now }) =>
    drawForHandling({ deps, session, referenceNumber, action, now }),
  async (call, drawn) => {
    const { tx, deps, session, params, body, ifMatch, now } = call
    const { action: event, ...words } = body
    const input = { ...words, drawn }
    const { referenceNumber } = params
    const { stored } = await act({ tx, deps, by: session, event, referenceNumber, version: ifMatch, input, now })
    const { body: answer, version } = await applicationAnswer(call, stored)
    return { body: answer.application, version, audit: { action: event } }
  },
)
