import { getCurrentReplacement } from '@eksport/api'
import { getCurrentReplacement as read } from '../../acts/replacement/get-replacement.ts'
import { route } from '../../http/route.ts'

export const getCurrentReplacementRoute = route(getCurrentReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber)
  return { body, version: body.version }
})
