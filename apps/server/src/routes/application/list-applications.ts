import { listApplications } from '@eksport/api'
import { applicationQuery, listApplications as list } from '../../acts/list-applications.ts'
import { route } from '../../http/route.ts'

export const listApplicationsRoute = route(listApplications, async ({ tx, deps, session, query, now }) => ({
  body: await list({
    tx,
    totals: deps.totals,
    referenceData: deps.referenceData,
    session,
    scope: { audience: 'submitter', organisationNumber: session.organisation.organisationNumber },
    query: applicationQuery(query),
    now,
  }),
}))
