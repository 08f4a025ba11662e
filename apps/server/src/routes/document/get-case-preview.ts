import { getCasePreview } from '@eksport/api'
import { getPreview } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCasePreviewRoute = route(getCasePreview, async ({ tx, deps, params, now }) => ({
  body: await getPreview({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
