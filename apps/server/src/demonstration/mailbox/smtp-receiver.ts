import { SMTPServer } from 'smtp-server'
import type { KeptMails } from './kept-mails.ts'

const maxBytes = 1_000_000

/** Takes in mail by SMTP, as the server of a real authority would, and keeps it. Addresses with *refuse* in them do not exist. */
export function createSmtpReceiver(mails: KeptMails): SMTPServer {
  const server = new SMTPServer({
    // Loopback, in the demonstration alone: there is nothing to be let in to, and nobody to listen.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    onRcptTo({ address }, _session, answer) {
      const refused = Object.assign(new Error('There is no such mailbox'), { responseCode: 550 })
      answer(address.includes('refuse') ? refused : null)
    },
    onData(stream, { envelope }, answer) {
      const parts: Uint8Array[] = []
      stream.on('data', (part: Uint8Array) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.take(Buffer.concat(parts), to).then(
          () => answer(),
          () => answer(new Error('The mail could not be read')),
        )
      })
    },
  })
  // A sender that goes away in the middle of a mail has sent none, and must not end the program; one that finds the port taken is
  // told by whoever listens.
  server.on('error', () => undefined)
  return server
}
