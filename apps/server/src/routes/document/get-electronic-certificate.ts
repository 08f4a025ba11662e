import { getElectronicCertificate } from '@eksport/api'
import { getElectronicCertificate as readElectronicCertificate } from '../../acts/get-electronic-certificate.ts'
import { route } from '../../http/route.ts'

export const getElectronicCertificateRoute = route(
  getElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await readElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
