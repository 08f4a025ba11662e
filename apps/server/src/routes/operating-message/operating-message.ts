import {
  changeMessage,
  listManagedMessages,
  listOperatingMessages,
  publishMessage,
  takeDownMessage,
} from '@eksport/api'
import {
  changePublishedMessage,
  messagesToAdminister,
  publishNewMessage,
  takeMessageDown,
} from '../../acts/administer-messages.ts'
import { listOperatingMessages as select } from '../../db/repositories/operating-messages.ts'
import { route } from '../../http/route.ts'

export const changeMessageRoute = route(changeMessage, async (call) => {
  const message = await changePublishedMessage(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})

export const listManagedMessagesRoute = route(listManagedMessages, async (call) => ({
  body: await messagesToAdminister(call),
}))

/** Answers 204 if there are none, as specified. */
export const listOperatingMessagesRoute = route(listOperatingMessages, async ({ tx, locale, now }) => {
  const messages = await select(tx, locale, now)
  return { body: messages.length === 0 ? undefined : messages }
})

export const publishMessageRoute = route(publishMessage, async (call) => {
  const message = await publishNewMessage(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})

export const takeDownMessageRoute = route(takeDownMessage, async (call) => {
  const message = await takeMessageDown(call)
  return { body: message, version: message.version, audit: { messageId: message.id, version: message.version } }
})
