import { withdrawApplication } from '@eksport/api'
import { withdrawApplication as withdraw } from '../../acts/withdraw-application.ts'
import { route } from '../../http/route.ts'

export const withdrawApplicationRoute = route(
  withdrawApplication,
  async ({ tx, deps, session, params, ifMatch, now }) => {
    const { referenceNumber } = params
    const command = { tx, deps, session, referenceNumber, version: ifMatch, now }
    const { document } = await withdraw(command)
    return { body: { applicationStatus: document.applicationStatus }, version: document.version }
  },
)
