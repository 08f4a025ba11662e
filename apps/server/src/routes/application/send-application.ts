import { sendApplication } from '@eksport/api'
import { sendApplication as send } from '../../acts/send-application.ts'
import { route } from '../../http/route.ts'

export const sendApplicationRoute = route(
  sendApplication,
  async ({ tx, deps, session, params, body, ifMatch, now }) => {
    const { referenceNumber } = params
    const { comment } = body
    const command = { tx, deps, session, referenceNumber, version: ifMatch, comment, now }
    const { version, ...answer } = await send(command)
    return { body: answer, version }
  },
)
