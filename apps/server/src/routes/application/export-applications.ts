import { exportApplications } from '@eksport/api'
import { route } from '../../http/route.ts'
import { exportApplications as exportList } from '../../queries/export-applications.ts'
import { applicationQuery } from '../../queries/list-applications.ts'

// What leaves in a file leaves a trace, as documents do.
export const exportApplicationsRoute = route(
  exportApplications,
  async ({ tx, deps, session, query }) => {
    const body = await exportList({
      tx,
      referenceData: deps.referenceData,
      session,
      scope: { audience: 'submitter', organisationNumber: session.organisation.organisationNumber },
      query: applicationQuery(query),
    })
    return { body, audit: { rows: body.length } }
  },
  { audited: true },
)
