import { getMatsReplacement } from '@eksport/api'
import { getMatsReplacement as read } from '../../acts/mats-replacement/get-mats-replacement.ts'
import { route } from '../../http/route.ts'

export const getMatsReplacementRoute = route(getMatsReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber)
  return { body, version: body.version }
})
