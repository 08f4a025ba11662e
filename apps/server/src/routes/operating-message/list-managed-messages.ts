import { listManagedMessages } from '@eksport/api'
import { messagesToAdminister } from '../../acts/administer-messages.ts'
import { route } from '../../http/route.ts'

export const listManagedMessagesRoute = route(listManagedMessages, async (call) => ({
  body: await messagesToAdminister(call),
}))
