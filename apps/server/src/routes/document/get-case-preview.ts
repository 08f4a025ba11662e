import { getCasePreview } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getPreview } from '../../use-cases/get-document.ts'

export const getCasePreviewRoute = route(getCasePreview, async ({ tx, deps, params, now }) => ({
  body: await getPreview({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
