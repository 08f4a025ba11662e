import { publishMessage } from '@eksport/api'
import { publishNewMessage } from '../../acts/administer-messages.ts'
import { route } from '../../http/route.ts'

export const publishMessageRoute = route(publishMessage, async (call) => {
  const message = await publishNewMessage(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})
