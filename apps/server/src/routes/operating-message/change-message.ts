import { changeMessage } from '@eksport/api'
import { changePublishedMessage } from '../../acts/administer-messages.ts'
import { route } from '../../http/route.ts'

export const changeMessageRoute = route(changeMessage, async (call) => {
  const message = await changePublishedMessage(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})
