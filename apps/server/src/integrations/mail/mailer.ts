import { createTransport } from 'nodemailer'
import type { NoAnswer } from '../../log/describe-error.ts'

export interface OutgoingMail {
  /** The same for every attempt, so that receivers drop duplicates. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The result of an attempt: accepted by the mail server, refused permanently, or not delivered. */
export type MailAnswer = 'taken' | 'refused' | 'unreached'

/** [ACT-13] The mail server, by SMTP. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailAnswer>
  /** Whether the mail server answers and accepts our login. */
  isThere(): Promise<boolean>
  close(): void
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps:`; undefined if there is no server, and then all mails stay unreached. */
  readonly url: string | undefined
  readonly from: string
  /** The time limit of each wait for the server. */
  readonly milliseconds: number
  readonly noAnswer: NoAnswer
}

const isForGood = (error: unknown): boolean => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  return typeof code === 'number' && code >= 500
}

/** An error with only the codes of a failure, because the server's text contains the address. */
function codesOf(error: unknown): Error {
  const named = error instanceof Error ? error : {}
  const [command, status, code] = ['command', 'responseCode', 'code'].map((name) => Reflect.get(named, name))
  return Object.assign(new Error([command, status].filter((part) => part !== undefined).join(' ')), { code })
}

export function createMailer({ url, from, milliseconds, noAnswer }: MailerOptions): Mailer {
  if (url === undefined) {
    return { send: async () => 'unreached', isThere: async () => false, close: () => undefined }
  }
  const limits = { connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: milliseconds }
  const transport = createTransport({ url, ...limits })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ id, to, subject, text, html }) {
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${domain}>` })
        return 'taken'
      } catch (error) {
        if (isForGood(error)) return 'refused'
        noAnswer('mail', codesOf(error))
        return 'unreached'
      }
    },
    isThere: () => transport.verify(),
    close: () => transport.close(),
  }
}
