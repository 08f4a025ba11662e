import { drawCertificate } from '@eksport/api'
import { followDraft } from '../../acts/follow-certificate.ts'
import { route } from '../../http/route.ts'

export const drawCertificateRoute = route(
  drawCertificate,
  async ({ query: { referenceNumber }, body: draft, ...call }) => ({
    body: await followDraft({ ...call, referenceNumber, draft }),
  }),
  { audited: false },
)
