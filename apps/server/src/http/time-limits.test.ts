import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { livePath } from '@eksport/api'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { refuseClientError } from './client-errors.ts'
import { registerProblems } from './plugins/problems.ts'
import { registerSlowReaders } from './plugins/slow-readers.ts'

/** More than the two ends of a connection hold between them. */
const large = Buffer.alloc(20_000_000, 'x')

let app: FastifyInstance

beforeEach(async () => {
  app = fastify({
    requestTimeout: 250,
    http: { headersTimeout: 250, connectionsCheckingInterval: 50 },
    clientErrorHandler: refuseClientError,
  })
  registerProblems(app, async () => undefined)
  registerSlowReaders(app, 400)
  app.post('/', async () => 'received')
  app.get('/large', async () => large)
  app.get(livePath, async () => large)
  app.get('/silent', { handlerTimeout: 100 }, () => new Promise(() => undefined))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const port = () => (app.server.address() as AddressInfo).port // it listens on a port, and on no path

function open(): Socket {
  const socket = connect(port(), '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  // Being cut off is what is tested.
  return socket.on('error', () => undefined)
}

/** What the server says until it closes the connection, to a client that keeps sending a little at a time. */
async function answerTo(first: string, drop: string): Promise<string> {
  const socket = open()
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(first)
  const dripping = setInterval(() => socket.writable && socket.write(drop), 40)
  await once(socket, 'close')
  clearInterval(dripping)
  return answer
}

const title = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))).title
const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n'

describe('[OPS-02] [SEC-22] a request', () => {
  it.each([
    ['whose body comes a letter at a time', post, 'x'],
    ['whose head comes a letter at a time', 'POST / HTTP/1.1\r\nx', 'x'],
  ])('%s is refused when its time is over', async (_, first, drop) => {
    const answer = await answerTo(first, drop)
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\ncontent-type: application\/problem\+json/)
    expect(title(answer)).toBe('Forespørselen kom ikke fram i tide. Prøv igjen.')
  })

  it('that finds no answer in its time is told so', async () => {
    const answer = await fetch(`http://127.0.0.1:${port()}/silent`, { headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      code: 'UNAVAILABLE',
      title: 'The service is not available right now. Try again in a moment.',
    })
  })

  it('[API-03] that is none is refused in words', async () => {
    const none = await answerTo('SING / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n', '')
    expect(none).toMatch(/^HTTP\/1\.1 400 /)
    expect(title(none)).toBe('Forespørselen er ikke gyldig.')
    const long = await answerTo(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '')
    expect(long).toMatch(/^HTTP\/1\.1 431 /)
    expect(title(long)).toBe('Forespørselen er for stor.')
  })
})

describe('[OPS-02] whoever does not read an answer', () => {
  /** The server's end of their connection. */
  async function askAndRead(path: string): Promise<Socket> {
    const connected: Promise<Socket[]> = once(app.server, 'connection')
    open().pause().write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    const [socket] = await connected
    if (socket === undefined) throw new Error('Nobody is connected')
    return socket
  }

  it('is let go, but not where the answer is a stream of changes', async () => {
    const stream = await askAndRead(livePath)
    const answer = await askAndRead('/large')
    await once(answer, 'close')
    expect(stream.destroyed).toBe(false)
  })
})
