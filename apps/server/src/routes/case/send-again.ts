import { sendAgain } from '@eksport/api'
import { sendAgain as send } from '../../acts/send-again.ts'
import { route } from '../../http/route.ts'

export const sendAgainRoute = route(sendAgain, async ({ tx, params, now }) => ({
  body: await send({ tx, referenceNumber: params.referenceNumber, deliveryId: params.deliveryId, now }),
}))
