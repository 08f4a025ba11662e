import { getCaseReceipt } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getReceipt } from '../../queries/get-document.ts'

export const getCaseReceiptRoute = route(getCaseReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await getReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
