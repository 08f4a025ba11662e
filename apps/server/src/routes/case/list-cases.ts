import { listCases } from '@eksport/api'
import { route } from '../../http/route.ts'
import { applicationQuery, listApplications } from '../../use-cases/list-applications.ts'

export const listCasesRoute = route(listCases, async ({ tx, deps, session, query }) => ({
  body: await listApplications({
    tx,
    referenceData: deps.referenceData,
    session,
    scope: { audience: 'caseworker', personId: session.person.id },
    query: applicationQuery(query),
  }),
}))
