import { getCaseElectronicCertificate } from '@eksport/api'
import { getElectronicCertificate } from '../../acts/get-electronic-certificate.ts'
import { route } from '../../http/route.ts'

export const getCaseElectronicCertificateRoute = route(
  getCaseElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
