import { exportCases } from '@eksport/api'
import { exportApplications } from '../../acts/export-applications.ts'
import { applicationQuery } from '../../acts/list-applications.ts'
import { officersScope } from '../../application/officers-scope.ts'
import { route } from '../../http/route.ts'

// What leaves in a file leaves a trace, as documents do.
export const exportCasesRoute = route(
  exportCases,
  async ({ tx, deps, session, query, now }) => {
    const body = await exportApplications({
      tx,
      referenceData: deps.referenceData,
      session,
      scope: officersScope(deps.referenceData, session.person.id, now),
      query: applicationQuery(query),
    })
    return { body, audit: { rows: body.length } }
  },
  { audited: true },
)
