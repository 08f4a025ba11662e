import { getConfirmedCopies } from '@eksport/api'
import { printedCopies } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

export const getConfirmedCopiesRoute = route(getConfirmedCopies, async ({ params, ...call }) => ({
  body: await printedCopies({ ...call, referenceNumber: params.referenceNumber }, params.copyId),
}))
