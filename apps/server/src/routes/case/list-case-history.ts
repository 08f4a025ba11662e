import { getCase, listCaseHistory } from '@eksport/api'
import { listHistory } from '../../db/repositories/history.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listCaseHistoryRoute = route(
  listCaseHistory,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await listHistory(tx, params.referenceNumber) }
  },
  { opens: getCase },
)
