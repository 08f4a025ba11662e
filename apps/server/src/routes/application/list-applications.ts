import { listApplications } from '@eksport/api'
import { route } from '../../http/route.ts'
import { applicationQuery, listApplications as list } from '../../queries/list-applications.ts'

export const listApplicationsRoute = route(listApplications, async ({ tx, deps, session, query, now }) => ({
  body: await list({
    tx,
    referenceData: deps.referenceData,
    session,
    scope: { audience: 'submitter', organisationNumber: session.organisation.organisationNumber },
    query: applicationQuery(query),
    now,
  }),
}))
