import { createApplication, saveApplication, sendApplication } from '@eksport/api'
import { createApplication as create } from '../../acts/create-application.ts'
import { sendApplication as send } from '../../acts/send-application.ts'
import { asSent } from '../../drafting/as-sent.ts'
import { answersSeenBy, askBeforeAct, askRegisters } from '../../drafting/ask-registers.ts'
import { draftChange } from '../../drafting/draft-change.ts'
import { preparedRoute } from '../../http/route.ts'
import { actFor } from '../act-for.ts'
import { applicationAnswer } from './application-answer.ts'

export const createApplicationRoute = preparedRoute(
  createApplication,
  ({ deps, body }) => askRegisters(deps, body),
  async (call, answers) => {
    const { tx, deps, session, query, body: draft, now } = call
    const { originalReferenceNumber } = query
    const { referenceData } = deps
    const { stored, withdrawn } = await create({ tx, referenceData, session, draft, originalReferenceNumber, now })
    const audit = { referenceNumber: stored.document.referenceNumber }
    return { ...(await applicationAnswer(call, stored, answersSeenBy(session, answers), { withdrawn })), audit }
  },
)

/** Row 2: saves a draft; returns it with the side effects of the change. */
export const saveApplicationRoute = preparedRoute(
  saveApplication,
  ({ deps, params, body }) => askRegisters(deps, { ...body, referenceNumber: params.referenceNumber }),
  async (call, answers) => {
    const { session, body: draft } = call
    const { before, stored } = await actFor(call, 'save', { draft, applicant: session.organisation })
    return applicationAnswer(call, stored, answersSeenBy(session, answers), draftChange(before.document, draft))
  },
)

export const sendApplicationRoute = preparedRoute(
  sendApplication,
  ({ deps, session, params: { referenceNumber }, now }) =>
    askBeforeAct({ deps, session, referenceNumber, now }, (document) => asSent(deps.referenceData, document)),
  async ({ tx, deps, session, params: { referenceNumber }, body, ifMatch, now }, registers) => {
    const { comment: message, answers = [], shownFee } = body
    const input = { message, answers, registers }
    const command = { tx, deps, by: session, referenceNumber, version: ifMatch, input, now }
    const { version, ...answer } = await send(command, shownFee)
    return { body: answer, version }
  },
)
