import { sendAgain } from '@eksport/api'
import { sendAgain as send } from '../../acts/send-again.ts'
import { route } from '../../http/route.ts'

export const sendAgainRoute = route(sendAgain, async ({ tx, session, params, now }) => ({
  body: await send({ tx, session, referenceNumber: params.referenceNumber, deliveryId: params.deliveryId, now }),
}))
