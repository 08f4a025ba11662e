import { getReplacement } from '@eksport/api'
import { getReplacement as read } from '../../acts/replacement/get-replacement.ts'
import { route } from '../../http/route.ts'

export const getReplacementRoute = route(getReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber, params.replacementReferenceNumber)
  return { body, version: body.version }
})
