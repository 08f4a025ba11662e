import { listCopies } from '@eksport/api'
import { route } from '../../http/route.ts'
import { readCopies } from '../../queries/read-copies.ts'

export const listCopiesRoute = route(listCopies, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCopies({ ...call, referenceNumber }),
}))
