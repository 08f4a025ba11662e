import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server as NetServer } from 'node:net'
import type { Locale } from '@eksport/forms'
import { SMTPServer } from 'smtp-server'
import { preferredLocale } from '../../http/problems/locale-of.ts'
import { createKeptMails, type KeptMail, type KeptMails } from './kept-mails.ts'
import { listPage, mailboxPolicy, mailPage } from './page.ts'

const maxBytes = 1_000_000

/**
 * Receives mail by SMTP, as a real authority's server would, and stores it. Addresses that contain *refuse* are
 * rejected as unknown.
 */
function createSmtpReceiver(mails: KeptMails): SMTPServer {
  const server = new SMTPServer({
    // Loopback only: there is nothing to authenticate for or to encrypt.
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
  // A sender that disconnects in the middle of a mail must not end the program. A port in use is reported by the
  // listening code.
  server.on('error', () => undefined)
  return server
}

export interface MailboxOptions {
  readonly host: string
  readonly smtpPort: number
  /** The port of the page that shows the mails. */
  readonly pagePort: number
}

export interface StartedMailbox {
  /** All received mails, newest first. */
  received(): readonly KeptMail[]
  stop(): Promise<void>
}

const listen = (server: NetServer, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })

function show(response: ServerResponse, body: string): void {
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': mailboxPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body)
}

const idOf = ({ url = '/' }: IncomingMessage) => /^\/e-post\/([^/?]+)/.exec(url)?.[1]

/** Starts the demonstration's mail server and the page that shows its mails. Both listen on this machine only. */
export async function startMailbox({ host, smtpPort, pagePort }: MailboxOptions): Promise<StartedMailbox> {
  const mails = createKeptMails()
  const smtp = createSmtpReceiver(mails)
  const pages = createServer((request, response) => {
    const locale: Locale = preferredLocale(request)
    const id = idOf(request)
    show(response, id === undefined ? listPage(mails.all(), locale) : mailPage(mails.find(id), locale))
  })
  const stop = async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    pages.closeAllConnections()
    if (pages.listening) await new Promise<void>((resolve) => pages.close(() => resolve()))
  }
  try {
    await listen(smtp.server, smtpPort, host)
    await listen(pages, pagePort, host)
  } catch (error) {
    await stop()
    throw error
  }
  return { received: mails.all, stop }
}
