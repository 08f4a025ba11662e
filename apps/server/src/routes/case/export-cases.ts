import { exportCases } from '@eksport/api'
import { officersSort } from '@eksport/domain'
import { route } from '../../http/route.ts'
import { exportApplications } from '../../queries/export-applications.ts'
import { applicationQuery } from '../../queries/list-applications.ts'
import { officersScope } from '../../standing/officers-scope.ts'

// What leaves in a file leaves a trace, as documents do.
export const exportCasesRoute = route(
  exportCases,
  async ({ tx, deps, session, query, now }) => {
    const body = await exportApplications({
      tx,
      referenceData: deps.referenceData,
      session,
      scope: officersScope(deps.referenceData, session, now),
      query: applicationQuery(query, officersSort),
    })
    return { body, audit: { rows: body.length } }
  },
  { audited: true },
)
