import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certificateOf, electronicCertificateOf, findCertificate, spsCertificate } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import { anApplication } from '@eksport/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acknowledgement } from '../../demonstration/receiver/acknowledgement.ts'
import { type StartedReceiver, startReceiver } from '../../demonstration/receiver/start-receiver.ts'
import { dataLookups } from '../../documents/testing/data-lookups.ts'
import { firstIssue } from '../../documents/testing/issued-sample.ts'
import { withTrace } from '../../log/trace.ts'
import { writeMessage } from '../electronic-certificates/index.ts'
import { createReceivingAuthorities } from './receiving-authorities.ts'

const noAnswer = () => undefined

function messageTo(consignee: string): string {
  const application = { ...anApplication(), recipient: { consignee: { name: consignee } } }
  const definition = findCertificate(application.certificateTemplate)
  if (definition === undefined) throw new Error('No certificate')
  const certifier = { name: 'Kari Nordli', role: 'V' } as const
  const issue = { ...firstIssue(application), state: 'issued', at: '2026-11-22T09:51:00+01:00', certifier } as const
  const relevant = { ...application, ...relevantDocument(application) }
  const lookups = dataLookups()
  const document = certificateOf(definition, relevant, lookups, issue)
  return writeMessage(spsCertificate(electronicCertificateOf(document, relevant, lookups, { issue, status: 'issued' })))
}

const sent = (message: string, more: { readonly isPending?: boolean; readonly country?: string } = {}) => ({
  country: 'CN',
  messageId: randomUUID(),
  message,
  isPending: false,
  ...more,
})

describe('a receiver that answers', () => {
  let answer: RequestListener
  let server: Server
  const requests: string[] = []
  const authorities = (milliseconds = 60_000) => {
    // A TCP server has an address object; strings are for pipes.
    const { port } = server.address() as AddressInfo
    const addresses: Readonly<Record<string, string>> = { CN: `http://127.0.0.1:${port}` }
    return createReceivingAuthorities({ addressOf: (country) => addresses[country], milliseconds, noAnswer })
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method}`)
      request.resume().once('end', () => answer(request, response))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    requests.length = 0
  })

  const acknowledged = (accepted: boolean) =>
    acknowledgement({ accepted, words: 'So be it.', number: 'N-1', at: new Date(0) })
  const failed = (problem: string) => ({ kind: 'failed', problem })

  it('[OPS-08] is called with the trace of the request that asked for the message', async () => {
    let traceparent: unknown
    answer = ({ headers }, response) => {
      traceparent = headers.traceparent
      response.end(acknowledged(true))
    }
    const id = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'
    expect(await withTrace(id, () => authorities().send(sent('<a/>')))).toEqual({ kind: 'accepted' })
    expect(traceparent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01$/)
  })

  it.each([
    ['with an acceptance', 200, acknowledged(true), { kind: 'accepted' }],
    ['with a refusal', 200, acknowledged(false), { kind: 'refused', words: 'So be it.' }],
    ['with a refusal as a status', 422, acknowledged(false), { kind: 'refused', words: 'So be it.' }],
    ['with a status and words', 400, 'No such\n  importer', { kind: 'refused', words: 'No such importer' }],
    ['with a status alone', 422, '', { kind: 'refused', words: 'HTTP 422' }],
    ['that it will answer', 202, '', { kind: 'pending' }],
    ['with what nobody can read', 200, '<a>', failed('UNCLEAR_ANSWER')],
    ['with a flood', 200, 'x'.repeat(100_000), failed('UNCLEAR_ANSWER')],
    ['that it is busy', 503, acknowledged(false), failed('NO_ANSWER')],
    ['that nobody is there', 404, '', failed('NO_ANSWER')],
  ] as const)('[CRT-14] %s', async (_name, status, body, expected) => {
    answer = (_, response) => response.writeHead(status).end(body)
    expect(await authorities().send(sent('<a/>'))).toEqual(expected)
    expect(requests).toEqual(['PUT'])
  })

  it('[CRT-14] too late is no answer, nor is one that leads elsewhere', async () => {
    answer = () => undefined
    expect(await authorities(50).send(sent('<a/>'))).toEqual(failed('NO_ANSWER'))
    answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
    expect(await authorities().send(sent('<a/>'))).toEqual(failed('NO_ANSWER'))
  })

  it('[CRT-14] is asked for its answer, and has the message once more when it has forgotten it', async () => {
    answer = (_, response) => response.writeHead(200).end(acknowledged(true))
    expect(await authorities().send(sent('<a/>', { isPending: true }))).toEqual({ kind: 'accepted' })
    expect(requests).toEqual(['GET'])
    answer = ({ method }, response) => response.writeHead(method === 'GET' ? 404 : 202).end()
    expect(await authorities().send(sent('<a/>', { isPending: true }))).toEqual({ kind: 'pending' })
    expect(requests).toEqual(['GET', 'GET', 'PUT'])
  })

  it('[CRT-14] is not there for a country without an address', async () => {
    expect(await authorities().send(sent('<a/>', { country: 'BR' }))).toEqual(failed('NO_ADDRESS'))
  })

  it('is given up when the server ends', async () => {
    answer = () => undefined
    const { send, close } = createReceivingAuthorities({
      addressOf: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      milliseconds: 60_000,
      noAnswer,
    })
    const answered = send(sent('<a/>'))
    close()
    expect(await answered).toEqual(failed('NO_ANSWER'))
  })
})

describe('the receiver of the demonstration', () => {
  let receiver: StartedReceiver
  beforeAll(async () => {
    receiver = await startReceiver({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => receiver?.stop())

  const authorities = () =>
    createReceivingAuthorities({ addressOf: receiver.addressOf, milliseconds: 60_000, noAnswer })

  it('[CRT-14] accepts, refuses and answers later by the name of the consignee', async () => {
    const { send } = authorities()
    expect(await send(sent(messageTo('Shanghai Sample Trading')))).toEqual({ kind: 'accepted' })
    expect(await send(sent(messageTo('Refuse & Co')))).toMatchObject({
      words: expect.stringContaining('“Refuse & Co”'),
    })
    const late = sent(messageTo('Later Trading'))
    expect(await send(late)).toEqual({ kind: 'pending' })
    expect(await send({ ...late, isPending: true })).toEqual({ kind: 'pending' })
  })

  it('[CRT-14] holds what it gets against the schema, and takes in for its own country alone', async () => {
    const { send } = authorities()
    expect(await send(sent('<a/>'))).toMatchObject({
      words: expect.stringMatching(/^The message is not valid: line 1/),
    })
    const elsewhere = await send(sent(messageTo('X'), { country: 'BR' }))
    expect(elsewhere).toEqual({ kind: 'refused', words: 'The consignment is for CN, not for BR.' })
  })

  it('[CRT-14] takes in a message once, however often it comes, and no other under its id', async () => {
    const { send } = authorities()
    const one = sent(messageTo('Once'))
    const before = receiver.received().length
    expect(await Promise.all([send(one), send(one)])).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }])
    expect(receiver.received()).toHaveLength(before + 1)
    const other = await send({ ...one, message: messageTo('Twice') })
    expect(other).toEqual({ kind: 'refused', words: 'Another message has this id.' })
  })
})
