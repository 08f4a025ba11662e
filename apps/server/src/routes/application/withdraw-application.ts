import { withdrawApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

/** Row 11: out of processing for good. */
export const withdrawApplicationRoute = route(
  withdrawApplication,
  async ({ tx, deps, session, params: { referenceNumber }, ifMatch: version, now }) => {
    const { stored } = await act({ tx, deps, by: session, event: 'withdraw', referenceNumber, version, input: {}, now })
    return { body: { applicationStatus: stored.document.applicationStatus }, version: stored.document.version }
  },
)
