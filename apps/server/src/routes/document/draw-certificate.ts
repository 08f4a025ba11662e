import { drawCertificate } from '@eksport/api'
import { route } from '../../http/route.ts'
import { followDraft } from '../../queries/follow-certificate.ts'

export const drawCertificateRoute = route(
  drawCertificate,
  async ({ query: { referenceNumber }, body: draft, ...call }) => ({
    body: await followDraft({ ...call, referenceNumber, draft }),
  }),
  { audited: false },
)
