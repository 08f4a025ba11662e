import { listCases } from '@eksport/api'
import { officersSort } from '@eksport/domain'
import { route } from '../../http/route.ts'
import { applicationQuery, listApplications } from '../../queries/list-applications.ts'
import { officersScope } from '../../standing/officers-scope.ts'

export const listCasesRoute = route(listCases, async ({ tx, deps, session, query, now }) => ({
  body: await listApplications({
    tx,
    referenceData: deps.referenceData,
    session,
    scope: officersScope(deps.referenceData, session, now),
    query: applicationQuery(query, officersSort),
    now,
  }),
}))
