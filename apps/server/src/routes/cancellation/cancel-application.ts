import { cancelApplication } from '@eksport/api'
import { cancelApplication as cancel } from '../../acts/cancellation/cancel-application.ts'
import { route } from '../../http/route.ts'

export const cancelApplicationRoute = route(cancelApplication, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { version, ...answer } = await cancel({
    tx,
    deps,
    session,
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    words: body.cancellationInformation,
    attachments: body.attachments ?? [],
    now,
  })
  return { body: answer, version }
})
