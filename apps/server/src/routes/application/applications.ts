import { exportApplications, listApplications } from '@eksport/api'
import { route } from '../../http/route.ts'
import { exportApplications as exportList } from '../../queries/export-applications.ts'
import { applicationQuery, listApplications as list } from '../../queries/list-applications.ts'
import type { ActiveSession } from '../../session/active-session.ts'

const ofOrganisation = ({ organisation }: { readonly organisation: NonNullable<ActiveSession['organisation']> }) =>
  ({ audience: 'submitter', organisationNumber: organisation.organisationNumber }) as const

export const listApplicationsRoute = route(listApplications, async ({ tx, deps, session, query: asked, now }) => {
  const { referenceData } = deps
  const query = applicationQuery(asked, now)
  return { body: await list({ tx, referenceData, session, scope: ofOrganisation(session), query, now }) }
})

// Recorded like a document, because the data leave in a file.
export const exportApplicationsRoute = route(
  exportApplications,
  async ({ tx, deps, session, query: asked, now }) => {
    const { referenceData } = deps
    const query = applicationQuery(asked, now)
    const body = await exportList({ tx, referenceData, session, scope: ofOrganisation(session), query })
    return { body, audit: { rows: body.length } }
  },
  { audited: true },
)
