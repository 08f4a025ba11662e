import { getCaseReceipt } from '@eksport/api'
import { getReceipt } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCaseReceiptRoute = route(getCaseReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await getReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
