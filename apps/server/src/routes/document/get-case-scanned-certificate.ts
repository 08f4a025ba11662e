import { getCaseScannedCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getScan } from '../../queries/get-document.ts'

export const getCaseScannedCertificateRoute = route(
  getCaseScannedCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getScan({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
