import { chooseOrganisation } from '@eksport/api'
import { chooseOrganisation as choose } from '../../acts/choose-organisation.ts'
import { route } from '../../http/route.ts'
import { describeSession } from '../../session/active-session.ts'

export const chooseOrganisationRoute = route(chooseOrganisation, async ({ tx, session, body, now }) => {
  const { organisationNumber } = body
  const chosen = await choose({ tx, session, organisationNumber, now })
  return { body: describeSession(chosen.session), sessionCookie: chosen.cookie, audit: { organisationNumber } }
})
