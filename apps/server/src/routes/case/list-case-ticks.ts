import { listCaseTicks } from '@eksport/api'
import { listCaseTicks as selectCaseTicks } from '../../db/repositories/case-ticks.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listCaseTicksRoute = route(listCaseTicks, async ({ tx, params }) => {
  const { document } = await readOrRefuse(tx, params.referenceNumber)
  return { body: await selectCaseTicks(tx, document) }
})
