import { listCases } from '@eksport/api'
import { applicationQuery, listApplications } from '../../acts/list-applications.ts'
import { officersScope } from '../../application/officers-scope.ts'
import { route } from '../../http/route.ts'

export const listCasesRoute = route(listCases, async ({ tx, deps, session, query, now }) => ({
  body: await listApplications({
    tx,
    totals: deps.totals,
    referenceData: deps.referenceData,
    session,
    scope: officersScope(deps.referenceData, session.person.id, now),
    query: applicationQuery(query),
    now,
  }),
}))
