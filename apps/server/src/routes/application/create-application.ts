import { createApplication } from '@eksport/api'
import { createApplication as create } from '../../acts/create-application.ts'
import { answersSeenBy, askRegisters } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

export const createApplicationRoute = preparedRoute(
  createApplication,
  ({ deps, body }) => askRegisters(deps, body),
  async (call, answers) => {
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
    return { ...(await applicationAnswer(call, stored, answersSeenBy(session, answers), { withdrawn })), audit }
  },
)
