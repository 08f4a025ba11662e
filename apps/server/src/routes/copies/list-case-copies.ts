import { listCaseCopies } from '@eksport/api'
import { route } from '../../http/route.ts'
import { readCopies } from '../../queries/read-copies.ts'

export const listCaseCopiesRoute = route(listCaseCopies, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCopies({ ...call, referenceNumber }),
}))
