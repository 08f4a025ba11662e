import { getCaseScannedCertificate } from '@eksport/api'
import { getScan } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCaseScannedCertificateRoute = route(
  getCaseScannedCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getScan({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
