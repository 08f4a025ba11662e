import { getCertificatePreview } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getPreview } from '../../use-cases/get-document.ts'

export const getCertificatePreviewRoute = route(getCertificatePreview, async ({ tx, deps, params, now }) => ({
  body: await getPreview({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
