import { verifyCertificate } from '@eksport/api'
import { verifyCertificate as verify } from '../../acts/verify-certificate.ts'
import { route } from '../../http/route.ts'

export const verifyCertificateRoute = route(
  verifyCertificate,
  async ({ tx, deps, params, now }) => ({ body: await verify({ tx, deps, code: params.code, now }) }),
  { lookUpsAMinute: 30 },
)
