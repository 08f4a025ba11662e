import { answerClarification, listMessages, sendMessage } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { writeMessage } from '../../acts/write-message.ts'
import { listMessages as selectMessages } from '../../db/repositories/messages.ts'
import { filesOfParts } from '../../drafting/files-of-parts.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { presentMessages } from '../../standing/present.ts'

/** Row 9: each answer is a message, and the same officer goes on. */
export const answerClarificationRoute = route(answerClarification, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { message } = body
  const attachments = body.attachments ?? []
  const answers = 'answers' in message ? filesOfParts(message.answers, attachments) : []
  const words = 'answers' in message ? answers.map((answer) => answer.message).join('\n\n') : message.message
  const { stored } = await act({
    tx,
    deps,
    by: session,
    event: 'resend',
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    input: { message: words, attachments, answers },
    now,
  })
  return { body: { applicationStatus: stored.document.applicationStatus }, version: stored.document.version }
})

export const listMessagesRoute = route(listMessages, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentMessages(session, await selectMessages(tx, params.referenceNumber)) }
})

export const sendMessageRoute = route(sendMessage, async ({ tx, session, params, body, now }) => ({
  body: await writeMessage({
    tx,
    session,
    referenceNumber: params.referenceNumber,
    message: body.message.message,
    attachments: body.attachments ?? [],
    now,
  }),
}))
