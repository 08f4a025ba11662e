import { listPickups } from '@eksport/api'
import { readPickups } from '../../acts/pickups.ts'
import { route } from '../../http/route.ts'

export const listPickupsRoute = route(listPickups, async ({ query, ...call }) => ({
  body: await readPickups(call, query),
}))
