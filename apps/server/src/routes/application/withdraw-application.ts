import { withdrawApplication } from '@eksport/api'
import { route } from '../../http/route.ts'
import { withdrawApplication as withdraw } from '../../use-cases/withdraw-application.ts'

export const withdrawApplicationRoute = route(
  withdrawApplication,
  async ({ tx, deps, session, params, ifMatch, now }) => {
    const { referenceNumber } = params
    const command = { tx, referenceData: deps.referenceData, session, referenceNumber, version: ifMatch, now }
    const { document } = await withdraw(command)
    return { body: { applicationStatus: document.applicationStatus }, version: document.version }
  },
)
