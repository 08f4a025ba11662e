import { getCasePreview } from '@eksport/api'
import { getPreview } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCasePreviewRoute = route(getCasePreview, async ({ tx, deps, session, params, locale, now }) => ({
  body: await getPreview({ tx, deps, session, referenceNumber: params.referenceNumber, locale, now }),
}))
