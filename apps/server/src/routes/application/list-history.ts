import { listHistory } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { presentHistory } from '../../application/present.ts'
import { listHistory as selectHistory } from '../../db/repositories/history.ts'
import { route } from '../../http/route.ts'

export const listHistoryRoute = route(listHistory, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentHistory(session, await selectHistory(tx, params.referenceNumber)) }
})
