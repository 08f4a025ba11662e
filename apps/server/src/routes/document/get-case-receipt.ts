import { getCaseReceipt } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getReceipt } from '../../use-cases/get-document.ts'

export const getCaseReceiptRoute = route(getCaseReceipt, async ({ tx, deps, params, now }) => ({
  body: await getReceipt({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
