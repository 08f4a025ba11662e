import { listVisits } from '@eksport/api'
import { route } from '../../http/route.ts'

export const listVisitsRoute = route(listVisits, async ({ session, deps: { visitors } }) => ({
  body: visitors
    .ofAll(session.person.id)
    .map(({ referenceNumber, visitor, since }) => ({ ...visitor, referenceNumber, since })),
}))
