import { getCaseSignedCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getSigned } from '../../use-cases/get-document.ts'

export const getCaseSignedCertificateRoute = route(getCaseSignedCertificate, async ({ tx, deps, params, now }) => ({
  body: await getSigned({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
