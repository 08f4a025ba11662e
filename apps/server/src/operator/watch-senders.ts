import type { Mailer } from '../integrations/mail/mailer.ts'
import type { ReceivingAuthorities } from '../integrations/receiving-authorities/receiving-authorities.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Health } from './health.ts'

interface Watching {
  readonly metrics: Pick<Metrics, 'deliveries'>
  readonly health: Pick<Health, 'note'>
}

/** [OPS-08] Counts the answers of receiving authorities by country, and notes from the last message whether each is available. */
export const watchReceivers = (
  receivers: ReceivingAuthorities,
  { metrics, health }: Watching,
): ReceivingAuthorities => ({
  close: () => receivers.close(),
  async send(message) {
    const answer = await receivers.send(message)
    const { country } = message
    metrics.deliveries.add({ country, answer: answer.kind })
    health.note(`receiver-${country}`, answer.kind !== 'failed')
    return answer
  },
})

/** [OPS-08] Counts the answers of the mail server. */
export const watchMailer = (mailer: Mailer, { mails }: Pick<Metrics, 'mails'>): Mailer => ({
  ...mailer,
  async send(mail) {
    const answer = await mailer.send(mail)
    mails.add({ answer })
    return answer
  },
})
