import { getElectronicCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getElectronicCertificate as readElectronicCertificate } from '../../queries/get-electronic-certificate.ts'

export const getElectronicCertificateRoute = route(
  getElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await readElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
