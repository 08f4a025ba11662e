import { listCopies } from '@eksport/api'
import { readCopies } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

export const listCopiesRoute = route(listCopies, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCopies({ ...call, referenceNumber }),
}))
