import { listHistory } from '@eksport/api'
import { listHistory as selectHistory } from '../../db/repositories/history.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { presentHistory } from '../../standing/present.ts'

export const listHistoryRoute = route(listHistory, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentHistory(session, await selectHistory(tx, params.referenceNumber)) }
})
