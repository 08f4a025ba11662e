import { getReceipt } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getReceipt as readReceipt } from '../../use-cases/get-document.ts'

export const getReceiptRoute = route(getReceipt, async ({ tx, deps, params, now }) => ({
  body: await readReceipt({ tx, deps, referenceNumber: params.referenceNumber, now }),
}))
