import { getCaseSignedCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getSigned } from '../../queries/get-document.ts'

export const getCaseSignedCertificateRoute = route(
  getCaseSignedCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getSigned({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
