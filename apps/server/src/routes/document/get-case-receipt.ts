import { getCaseReceipt } from '@eksport/api'
import { getReceipt } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getCaseReceiptRoute = route(getCaseReceipt, async ({ tx, deps, params, now }) => ({
  body: await getReceipt({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
