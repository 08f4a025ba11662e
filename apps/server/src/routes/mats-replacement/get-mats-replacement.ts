import { getMatsReplacement } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getMatsReplacement as read } from '../../queries/get-mats-replacement.ts'

export const getMatsReplacementRoute = route(getMatsReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber)
  return { body, version: body.version }
})
