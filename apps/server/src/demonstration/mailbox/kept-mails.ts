import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A delivered mail as its reader sees it. */
export interface KeptMail {
  readonly id: string
  readonly messageId: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly receivedAt: Date
}

export interface KeptMails {
  take(raw: Uint8Array, to: readonly string[]): Promise<void>
  /** Newest first. */
  all(): readonly KeptMail[]
  find(id: string): KeptMail | undefined
}

const maxMails = 500

/** The mails of the demonstration, in memory. A mail that arrives twice with the same id is stored once. */
export function createKeptMails(): KeptMails {
  const kept = new Map<string, KeptMail>()
  return {
    async take(raw, to) {
      const mail = await PostalMime.parse(raw)
      const messageId = mail.messageId ?? ''
      if (kept.has(messageId)) return
      const [oldest] = kept.keys()
      if (kept.size >= maxMails && oldest !== undefined) kept.delete(oldest)
      const { subject = '', text = '', html = '' } = mail
      const facts = {
        id: randomUUID(),
        messageId,
        to: to.join(', '),
        from: mail.from?.address ?? '',
        receivedAt: new Date(),
      }
      kept.set(messageId, { ...facts, subject, text, html })
    },
    all: () => [...kept.values()].reverse(),
    find: (id) => [...kept.values()].find((mail) => mail.id === id),
  }
}
