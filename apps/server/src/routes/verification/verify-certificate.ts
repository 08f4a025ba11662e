import { verifyCertificate } from '@eksport/api'
import { unissuedBehind, verifyCertificate as verify } from '../../acts/verify-certificate.ts'
import { preparedRoute } from '../../http/route.ts'

export const verifyCertificateRoute = preparedRoute(
  verifyCertificate,
  ({ deps, params }) => unissuedBehind(deps, params.code),
  async ({ tx, deps, params, now }, unissued) => ({
    body: await verify({ tx, deps, code: params.code, unissued, now }),
  }),
  { lookUpsAMinute: 30 },
)
