import { saveReplacement } from '@eksport/api'
import { saveReplacement as save } from '../../acts/replacement/save-replacement.ts'
import { route } from '../../http/route.ts'
import { changed } from './changed.ts'

export const saveReplacementRoute = route(saveReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { keptAttachments: kept, ...answers } = body.replacementInformation
  return changed(
    await save({
      tx,
      deps,
      session,
      referenceNumber: params.replacementReferenceNumber,
      originalReference: params.referenceNumber,
      version: ifMatch,
      answers,
      added: body.attachments ?? [],
      kept,
      now,
    }),
  )
})
