import { listReportees } from '@eksport/api'
import { today } from '@eksport/domain'
import { listDelegated } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'

export const listReporteesRoute = route(listReportees, async ({ tx, session, now }) => {
  const organisations = await listDelegated(tx, session.person.id, today(now.toISOString()))
  return {
    body: organisations.map(({ organisationNumber, name, organisationForm, address }) => ({
      organizationNumber: organisationNumber,
      brreg: {
        name,
        organizationNumber: organisationNumber,
        ...(organisationForm === undefined ? {} : { organizationForm: organisationForm }),
        ...(address === undefined ? {} : { address }),
      },
    })),
  }
})
