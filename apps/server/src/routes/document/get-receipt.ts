import { getReceipt } from '@eksport/api'
import { getReceipt as readReceipt } from '../../acts/get-document.ts'
import { route } from '../../http/route.ts'

export const getReceiptRoute = route(getReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await readReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))
