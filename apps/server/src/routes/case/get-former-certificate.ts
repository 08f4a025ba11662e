import { getFormerCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getFormerCertificate as read } from '../../queries/get-former-certificate.ts'

export const getFormerCertificateRoute = route(getFormerCertificate, async ({ tx, params }) => ({
  body: await read(tx, params.referenceNumber),
}))
