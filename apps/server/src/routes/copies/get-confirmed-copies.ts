import { getConfirmedCopies } from '@eksport/api'
import { route } from '../../http/route.ts'
import { printedCopies } from '../../queries/read-copies.ts'

export const getConfirmedCopiesRoute = route(getConfirmedCopies, async ({ params, ...call }) => ({
  body: await printedCopies({ ...call, referenceNumber: params.referenceNumber }, params.copyId),
}))
