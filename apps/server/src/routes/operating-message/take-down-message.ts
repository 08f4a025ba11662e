import { takeDownMessage } from '@eksport/api'
import { takeMessageDown } from '../../acts/administer-messages.ts'
import { route } from '../../http/route.ts'

export const takeDownMessageRoute = route(takeDownMessage, async (call) => {
  const message = await takeMessageDown(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})
