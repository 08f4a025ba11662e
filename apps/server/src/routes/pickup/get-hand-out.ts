import { getHandOut } from '@eksport/api'
import { readHandOut } from '../../acts/pickups.ts'
import { route } from '../../http/route.ts'

export const getHandOutRoute = route(getHandOut, async (call) => ({
  body: await readHandOut(call, call.params.referenceNumber),
}))
