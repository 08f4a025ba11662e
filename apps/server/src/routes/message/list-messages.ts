import { listMessages } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { presentMessages } from '../../application/present.ts'
import { listMessages as selectMessages } from '../../db/repositories/messages.ts'
import { route } from '../../http/route.ts'

export const listMessagesRoute = route(listMessages, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentMessages(session, await selectMessages(tx, params.referenceNumber)) }
})
