import { getReceipt } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getReceipt as readReceipt } from '../../queries/get-document.ts'

export const getReceiptRoute = route(getReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await readReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
