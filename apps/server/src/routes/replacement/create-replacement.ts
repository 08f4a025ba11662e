import { createReplacement } from '@eksport/api'
import { createReplacement as create } from '../../acts/replacement/create-replacement.ts'
import { route } from '../../http/route.ts'
import { changed } from './changed.ts'

export const createReplacementRoute = route(createReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const { replacementInformation: answers, departure, attachments = [] } = body
  const input = { replacement: answers, departure, applicant: session.organisation, attachments }
  return changed(await create({ tx, deps, by: session, referenceNumber, version: ifMatch, input, now }))
})
