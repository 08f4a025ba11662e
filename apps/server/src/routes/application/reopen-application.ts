import { reopenApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

/** Row 10: what an officer has asked about may be changed; the same officer goes on when it is sent. */
export const reopenApplicationRoute = route(
  reopenApplication,
  async ({ tx, deps, session, params: { referenceNumber }, ifMatch: version, now }) => {
    const { stored } = await act({ tx, deps, by: session, event: 'reopen', referenceNumber, version, input: {}, now })
    const { applicationStatus, revision, version: written } = stored.document
    return { body: { applicationStatus, revision }, version: written }
  },
)
