import { getScannedCertificate } from '@eksport/api'
import { getScan } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getScannedCertificateRoute = route(getScannedCertificate, async ({ tx, deps, session, params, now }) => ({
  body: await getScan({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
