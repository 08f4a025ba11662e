import { getCertificatePreview } from '@eksport/api'
import { getPreview } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCertificatePreviewRoute = route(getCertificatePreview, async ({ tx, deps, params, now }) => ({
  body: await getPreview({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
