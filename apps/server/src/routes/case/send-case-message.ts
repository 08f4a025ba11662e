import { sendCaseMessage } from '@eksport/api'
import { writeMessage } from '../../acts/write-message.ts'
import { route } from '../../http/route.ts'

export const sendCaseMessageRoute = route(sendCaseMessage, async ({ tx, session, params, body, now }) => ({
  body: await writeMessage({
    tx,
    session,
    referenceNumber: params.referenceNumber,
    message: body.message.message,
    attachments: body.attachments ?? [],
    now,
  }),
}))
