import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePorts } from '../../testing/index.ts'
import { startMailbox } from './start-mailbox.ts'

const host = '127.0.0.1'

/** Says what a mail begins with, line by line, and answers the socket in the middle of it. */
async function inTheMiddleOfAMail(port: number) {
  const socket = connect(port, host)
  const answers = createInterface(socket)[Symbol.asyncIterator]()
  await answers.next()
  for (const line of ['HELO here', 'MAIL FROM:<a@example.no>', 'RCPT TO:<b@example.no>', 'DATA']) {
    socket.write(`${line}\r\n`)
    await answers.next()
  }
  return { socket, answers }
}

it('[ACT-13] a sender that dies in the middle of a mail has sent none, and the next one is heard', async () => {
  const [smtpPort = 0, pagePort = 0] = await freePorts(2)
  const mailbox = await startMailbox({ host, smtpPort, pagePort })
  const { socket: dying } = await inTheMiddleOfAMail(smtpPort)
  dying.resetAndDestroy()
  await once(dying, 'close')
  const { socket, answers } = await inTheMiddleOfAMail(smtpPort)
  socket.write('Message-ID: <one@example.no>\r\nSubject: Hei\r\n\r\nHei\r\n.\r\n')
  await answers.next()
  expect(mailbox.received().map(({ subject }) => subject)).toEqual(['Hei'])
  socket.destroy()
  await mailbox.stop()
})
