import { answerClarification, listMessages, sendMessage } from '@eksport/api'
import { writeMessage } from '../../acts/write-message.ts'
import { listMessages as selectMessages } from '../../db/repositories/messages.ts'
import { filesOfParts } from '../../drafting/files-of-parts.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { presentMessages } from '../../standing/present.ts'
import { actFor, newStatus } from '../act-for.ts'

/** Row 9: sends the answers as messages; the same officer continues. */
export const answerClarificationRoute = route(answerClarification, async (call) => {
  const { message, attachments = [] } = call.body
  const answers = 'answers' in message ? filesOfParts(message.answers, attachments) : []
  const words = 'answers' in message ? answers.map((answer) => answer.message).join('\n\n') : message.message
  return newStatus(await actFor(call, 'resend', { message: words, attachments, answers }))
})

export const listMessagesRoute = route(listMessages, async ({ tx, session, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: presentMessages(session, await selectMessages(tx, params.referenceNumber)) }
})

export const sendMessageRoute = route(
  sendMessage,
  async ({ tx, session, params: { referenceNumber }, body: { message, attachments = [] }, now }) => ({
    body: await writeMessage({ tx, session, referenceNumber, message: message.message, attachments, now }),
  }),
)
