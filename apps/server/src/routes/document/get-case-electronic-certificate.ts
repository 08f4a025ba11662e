import { getCaseElectronicCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getElectronicCertificate } from '../../queries/get-electronic-certificate.ts'

export const getCaseElectronicCertificateRoute = route(
  getCaseElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
