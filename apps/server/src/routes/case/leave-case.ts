import { leaveCase } from '@eksport/api'
import { route } from '../../http/route.ts'
import { tellVisit } from '../../live/visitors.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const leaveCaseRoute = route(
  leaveCase,
  async ({ tx, session, params: { referenceNumber, visitId: visit }, now }) => {
    await readOrRefuse(tx, referenceNumber)
    const { id, name } = session.person
    const since = now.toISOString()
    await tellVisit(tx, { visit, referenceNumber, visitor: { id, name }, since, isNews: true, isOver: true })
    return { body: undefined }
  },
  { audited: false },
)
