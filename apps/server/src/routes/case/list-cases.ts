import { listCases } from '@eksport/api'
import { applicationQuery, listApplications } from '../../acts/list-applications.ts'
import { route } from '../../http/route.ts'

export const listCasesRoute = route(listCases, async ({ tx, deps, session, query, now }) => ({
  body: await listApplications({
    tx,
    referenceData: deps.referenceData,
    session,
    scope: { audience: 'caseworker', personId: session.person.id },
    query: applicationQuery(query),
    now,
  }),
}))
