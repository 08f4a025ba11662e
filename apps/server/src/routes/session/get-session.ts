import { getSession } from '@eksport/api'
import { firstOrganisation } from '../../acts/first-organisation.ts'
import { rememberOrganisation } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'
import { describeSession } from '../../session/active-session.ts'

export const getSessionRoute = route(
  getSession,
  async ({ tx, session, now }) => {
    const { person, named, organisation, audience } = session
    if (audience === 'submitter' && named === undefined)
      return { body: describeSession({ ...session, organisation: await firstOrganisation(tx, person.id, now) }) }
    // [AUT-03] Every page reads its session, so the organisation chosen here is the one for the next login.
    if (organisation !== null) await rememberOrganisation(tx, person.id, organisation.organisationNumber)
    return { body: describeSession(session) }
  },
  { writes: true },
)
