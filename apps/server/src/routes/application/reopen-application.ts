import { reopenApplication } from '@eksport/api'
import { reopenApplication as reopen } from '../../acts/reopen-application.ts'
import { route } from '../../http/route.ts'

export const reopenApplicationRoute = route(reopenApplication, async ({ tx, deps, session, params, ifMatch, now }) => {
  const { referenceNumber } = params
  const { document } = await reopen({ tx, deps, session, referenceNumber, version: ifMatch, now })
  const { applicationStatus, revision, version } = document
  return { body: { applicationStatus, revision }, version }
})
