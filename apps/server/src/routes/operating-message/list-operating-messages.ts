import { listOperatingMessages } from '@eksport/api'
import { listOperatingMessages as select } from '../../db/repositories/operating-messages.ts'
import { route } from '../../http/route.ts'

/** None is 204, as the specification says. */
export const listOperatingMessagesRoute = route(listOperatingMessages, async ({ tx, now }) => {
  const messages = await select(tx, now)
  return { body: messages.length === 0 ? undefined : messages }
})
