import { listMessages } from '@eksport/api'
import { listMessages as selectMessages } from '../../db/repositories/messages.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { presentMessages } from '../../standing/present.ts'

export const listMessagesRoute = route(listMessages, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentMessages(session, await selectMessages(tx, params.referenceNumber)) }
})
