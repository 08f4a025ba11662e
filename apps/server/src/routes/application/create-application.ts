import { createApplication } from '@eksport/api'
import { createApplication as create } from '../../acts/create-application.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

export const createApplicationRoute = route(createApplication, async (call) => {
  const { tx, deps, session, query, body, now } = call
  const { originalReferenceNumber } = query
  const { stored, withdrawn } = await create({
    tx,
    referenceData: deps.referenceData,
    session,
    draft: body,
    originalReferenceNumber,
    now,
  })
  const audit = { referenceNumber: stored.document.referenceNumber }
  return { ...(await applicationAnswer(call, stored, { withdrawn })), audit }
})
