import { getCasePreview } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getPreview } from '../../queries/get-document.ts'

export const getCasePreviewRoute = route(getCasePreview, async ({ tx, deps, session, params, locale, now }) => ({
  body: await getPreview({ tx, deps, session, referenceNumber: params.referenceNumber, locale, now }),
}))
