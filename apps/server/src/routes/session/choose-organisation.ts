import { chooseOrganisation } from '@eksport/api'
import { route } from '../../http/route.ts'
import { describeSession } from '../../session/active-session.ts'
import { chooseOrganisation as choose } from '../../use-cases/choose-organisation.ts'

export const chooseOrganisationRoute = route(chooseOrganisation, async ({ tx, session, body, now }) => {
  const { organisationNumber } = body
  const chosen = await choose({ tx, session, organisationNumber, now })
  return { body: describeSession(chosen.session, now), sessionCookie: chosen.cookie, audit: { organisationNumber } }
})
