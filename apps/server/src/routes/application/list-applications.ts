import { listApplications } from '@eksport/api'
import { route } from '../../http/route.ts'
import { applicationQuery, listApplications as list } from '../../use-cases/list-applications.ts'

export const listApplicationsRoute = route(listApplications, async ({ tx, deps, session, query }) => ({
  body: await list({
    tx,
    referenceData: deps.referenceData,
    session,
    scope: { audience: 'submitter', organisationNumber: session.organisation.organisationNumber },
    query: applicationQuery(query),
  }),
}))
