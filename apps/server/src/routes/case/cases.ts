import { exportCases, listCases } from '@eksport/api'
import { officersSort } from '@eksport/domain'
import { route } from '../../http/route.ts'
import { exportApplications } from '../../queries/export-applications.ts'
import { applicationQuery, listApplications } from '../../queries/list-applications.ts'
import { officersScope } from '../../standing/officers-scope.ts'

export const listCasesRoute = route(listCases, async ({ tx, deps: { referenceData }, session, query: asked, now }) => {
  const scope = officersScope(referenceData, session, now)
  const query = applicationQuery(asked, now, officersSort)
  return { body: await listApplications({ tx, referenceData, session, scope, query, now }) }
})

// Recorded like a document, because the data leave in a file.
export const exportCasesRoute = route(
  exportCases,
  async ({ tx, deps: { referenceData }, session, query: asked, now }) => {
    const scope = officersScope(referenceData, session, now)
    const query = applicationQuery(asked, now, officersSort)
    const body = await exportApplications({ tx, referenceData, session, scope, query })
    return { body, audit: { rows: body.length } }
  },
  { audited: true },
)
