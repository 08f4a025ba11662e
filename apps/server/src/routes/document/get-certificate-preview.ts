import { getCertificatePreview } from '@eksport/api'
import { getPreview } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCertificatePreviewRoute = route(
  getCertificatePreview,
  async ({ tx, deps, session, params, locale, now }) => ({
    body: await getPreview({ tx, deps, session, referenceNumber: params.referenceNumber, locale, now }),
  }),
)
