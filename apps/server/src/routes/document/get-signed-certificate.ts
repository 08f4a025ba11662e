import { getSignedCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getSigned } from '../../use-cases/get-document.ts'

export const getSignedCertificateRoute = route(getSignedCertificate, async ({ tx, deps, params, now }) => ({
  body: await getSigned({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
