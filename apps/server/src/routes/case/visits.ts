import { leaveCase, listVisits, visitCase } from '@eksport/api'
import { route } from '../../http/route.ts'
import { tellVisit } from '../../live/visitors.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listVisitsRoute = route(listVisits, async ({ session, deps: { visitors } }) => ({
  body: visitors
    .ofAll(session.person.id)
    .map(({ referenceNumber, visitor, since }) => ({ ...visitor, referenceNumber, since })),
}))

export const visitCaseRoute = route(
  visitCase,
  async ({ tx, session, params: { referenceNumber, visitId: visit }, query, now, deps: { visitors } }) => {
    await readOrRefuse(tx, referenceNumber)
    const { id, name } = session.person
    const since = new Date(now.getTime() - query.seconds * 1000).toISOString()
    const isNews = !visitors.knows(visit)
    await tellVisit(tx, { visit, referenceNumber, visitor: { id, name }, since, isNews, isOver: false })
    return { body: visitors.of(referenceNumber, id).map(({ visitor, since: at }) => ({ ...visitor, since: at })) }
  },
  { writes: true },
)

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
