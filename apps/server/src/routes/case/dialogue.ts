import {
  getCase,
  listCaseMessages,
  listCaseNotes,
  requestClarification,
  sendCaseMessage,
  writeCaseNote,
} from '@eksport/api'
import { writeMessage } from '../../acts/write-message.ts'
import { insertCaseNote, listCaseNotes as selectCaseNotes } from '../../db/repositories/case-notes.ts'
import { listMessages } from '../../db/repositories/messages.ts'
import { filesOfParts } from '../../drafting/files-of-parts.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { requireRight } from '../../standing/require-right.ts'
import { actFor } from '../act-for.ts'
import { shownAnswer } from '../application/application-answer.ts'

export const listCaseMessagesRoute = route(
  listCaseMessages,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await listMessages(tx, params.referenceNumber) }
  },
  { opens: getCase },
)

export const sendCaseMessageRoute = route(
  sendCaseMessage,
  async ({ tx, session, params: { referenceNumber }, body: { message, attachments = [] }, now }) => ({
    body: await writeMessage({ tx, session, referenceNumber, message: message.message, attachments, now }),
  }),
)

export const requestClarificationRoute = route(requestClarification, async (call) => {
  const event = 'request-clarification'
  const questions = filesOfParts(call.body.clarification.questions, call.body.attachments ?? [])
  const message = questions.map((question) => question.message).join('\n\n')
  const { stored } = await actFor(call, event, { questions, message })
  return { ...(await shownAnswer(call, stored)), audit: { action: event } }
})

export const listCaseNotesRoute = route(
  listCaseNotes,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await selectCaseNotes(tx, params.referenceNumber) }
  },
  { opens: getCase },
)

export const writeCaseNoteRoute = route(writeCaseNote, async ({ tx, session, params, body, now }) => {
  const { referenceNumber } = params
  requireRight(session, 'write-note')
  await readOrRefuse(tx, referenceNumber)
  const { id: authorId, name: authorName } = session.person
  return { body: await insertCaseNote(tx, { referenceNumber, text: body.text, authorId, authorName, createdAt: now }) }
})
