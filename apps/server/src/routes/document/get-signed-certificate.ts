import { getSignedCertificate } from '@eksport/api'
import { getSigned } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getSignedCertificateRoute = route(getSignedCertificate, async ({ tx, deps, session, params, now }) => ({
  body: await getSigned({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
