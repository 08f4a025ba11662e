import { saveMatsReplacement } from '@eksport/api'
import { saveMatsReplacement as save } from '../../acts/mats-replacement/save-mats-replacement.ts'
import { route } from '../../http/route.ts'
import { changed } from '../replacement/changed.ts'

export const saveMatsReplacementRoute = route(saveMatsReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const answers = body.replacementInformation
  return changed(await save({ tx, deps, session, referenceNumber, version: ifMatch, answers, now }))
})
