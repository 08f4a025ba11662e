import { saveApplication } from '@eksport/api'
import { saveApplication as save } from '../../acts/save-application.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

export const saveApplicationRoute = route(saveApplication, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const { stored, withdrawn, versionBefore } = await save({
    tx,
    deps,
    session,
    referenceNumber,
    version: ifMatch,
    draft: body,
    now,
  })
  return applicationAnswer(call, stored, { withdrawn, versionBefore })
})
