import { verifyCertificate } from '@eksport/api'
import { issuingBehind, verifyCertificate as verify } from '../../acts/verify-certificate.ts'
import { preparedRoute } from '../../http/route.ts'

export const verifyCertificateRoute = preparedRoute(
  verifyCertificate,
  ({ deps, params }) => issuingBehind(deps, params.code),
  async ({ tx, deps, params, now }, issuing) => ({
    body: await verify({ tx, deps, code: params.code, issuing, now }),
  }),
  { lookUpsAMinute: 30 },
)
