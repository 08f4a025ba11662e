import { sendApplication } from '@eksport/api'
import { sendApplication as send } from '../../acts/send-application.ts'
import { route } from '../../http/route.ts'

export const sendApplicationRoute = route(
  sendApplication,
  async ({ tx, deps, session, params: { referenceNumber }, body, ifMatch, now }) => {
    const input = { message: body.comment }
    const { version, ...answer } = await send({ tx, deps, by: session, referenceNumber, version: ifMatch, input, now })
    return { body: answer, version }
  },
)
