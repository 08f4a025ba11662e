import { sendApplication } from '@eksport/api'
import { sendApplication as send } from '../../acts/send-application.ts'
import { asSent } from '../../drafting/as-sent.ts'
import { askBeforeAct } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'

export const sendApplicationRoute = preparedRoute(
  sendApplication,
  ({ deps, session, params: { referenceNumber }, now }) =>
    askBeforeAct({ deps, session, referenceNumber, now }, (document) => asSent(deps.referenceData, document)),
  async ({ tx, deps, session, params: { referenceNumber }, body, ifMatch, now }, registers) => {
    const { comment: message, answers = [], shownFee } = body
    const input = { message, answers, registers }
    const command = { tx, deps, by: session, referenceNumber, version: ifMatch, input, now }
    const { version, ...answer } = await send(command, shownFee)
    return { body: answer, version }
  },
)
