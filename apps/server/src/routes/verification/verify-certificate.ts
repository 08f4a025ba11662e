import { verifyCertificate } from '@eksport/api'
import { preparedRoute } from '../../http/route.ts'
import { issuingBehind, verifyCertificate as verify } from '../../queries/verify-certificate.ts'

export const verifyCertificateRoute = preparedRoute(
  verifyCertificate,
  ({ deps, params }) => issuingBehind(deps, params.code),
  async ({ tx, deps, params, now }, issuing) => ({
    body: await verify({ tx, deps, code: params.code, issuing, now }),
  }),
  { lookUpsAMinute: 30 },
)
