import { getCurrentReplacement } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getCurrentReplacement as read } from '../../queries/get-replacement.ts'

export const getCurrentReplacementRoute = route(getCurrentReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber)
  return { body, version: body.version }
})
