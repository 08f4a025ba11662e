import { getReplacement } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getReplacement as read } from '../../queries/get-replacement.ts'

export const getReplacementRoute = route(getReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber, params.replacementReferenceNumber)
  return { body, version: body.version }
})
