import { getCase, listCaseMessages } from '@eksport/api'
import { listMessages } from '../../db/repositories/messages.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listCaseMessagesRoute = route(
  listCaseMessages,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await listMessages(tx, params.referenceNumber) }
  },
  { opens: getCase },
)
