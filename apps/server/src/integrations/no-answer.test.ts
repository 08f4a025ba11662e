import { expect, it, onTestFinished, vi } from 'vitest'
import { type Mood, startNeighbour } from '../testing/neighbour.ts'
import { createMailer, type MailerOptions } from './mail/mailer.ts'
import { createReceivingAuthorities } from './receiving-authorities/receiving-authorities.ts'
import { createScanner } from './scanner/scanner.ts'

const host = '127.0.0.1'
const from = 'ikke-svar@eksport.example'
const mail = { id: 'one', to: 'kari@example.no', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' }
const message = { country: 'CN', messageId: 'one', message: '<a/>', isPending: false }

type Way = Pick<MailerOptions, 'milliseconds' | 'noAnswer'>

/** Each asks its neighbour once, and closes. */
const asking: Readonly<Record<string, (port: number, way: Way) => Promise<unknown>>> = {
  async mail(port, way) {
    const mailer = createMailer({ url: `smtp://${host}:${port}`, from, ...way })
    onTestFinished(() => mailer.close())
    return mailer.send(mail)
  },
  async scanner(port, way) {
    return (await createScanner({ host, port, ...way }).scan(Buffer.from('x'))).kind
  },
  async 'receiver-CN'(port, way) {
    const addressOf = () => `http://${host}:${port}`
    return (await createReceivingAuthorities({ addressOf, ...way }).send(message)).kind
  },
}

it.each<[string, Mood, unknown, RegExp]>([
  ['mail', 'away', 'unreached', /ECONNECTION|ESOCKET/],
  ['mail', 'silent', 'unreached', /ETIMEDOUT|ESOCKET/],
  ['mail', 'lying', 'unreached', /EPROTOCOL|ESOCKET|ECONNECTION/],
  ['scanner', 'away', 'unreached', /went away|ECONNRESET|EPIPE/],
  ['scanner', 'silent', 'unreached', /timeout/],
  ['scanner', 'lying', 'unreached', /Not a verdict: stream: PERHAPS/],
  ['receiver-CN', 'away', 'failed', /fetch failed/],
  ['receiver-CN', 'silent', 'failed', /timeout/],
  ['receiver-CN', 'lying', 'failed', /./],
])('[OPS-08] what is wrong with a neighbour is said: %s %s', async (what, mood, kind, reason) => {
  const neighbour = await startNeighbour({ target: 1, lie: 'stream: PERHAPS\0' })
  onTestFinished(() => neighbour.stop())
  void neighbour.become(mood)
  const noAnswer = vi.fn()
  // Only a silent peer is given up.
  const milliseconds = mood === 'silent' ? 100 : 60_000
  expect(await asking[what]?.(neighbour.port, { milliseconds, noAnswer })).toBe(kind)
  const [[named, error] = []] = noAnswer.mock.calls
  expect(named).toBe(what)
  const words = error instanceof Error ? `${Reflect.get(error, 'code')} ${error.message}` : ''
  expect(words).toMatch(reason)
  expect(words).not.toContain('example.no')
})
