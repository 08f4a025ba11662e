import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsOf } from '../../integrations/electronic-certificates/index.ts'
import { acknowledgement } from './acknowledgement.ts'
import { type Decision, decide as decideByName } from './decide.ts'
import { type ReceivedCertificate, readCertificate } from './read-certificate.ts'

/** A received message, with its answer and the time from which it is given. */
interface Taken {
  readonly id: string
  readonly sha256: string
  readonly certificate: ReceivedCertificate | undefined
  readonly answer: string
  readonly answeredFrom: number
}

export interface ReceiverOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly decide?: (certificate: ReceivedCertificate) => Decision
}

export interface StartedReceiver {
  readonly port: number
  /** The address for a country's certificates. */
  addressOf(country: string): string
  /** All received messages, oldest first, each once. */
  received(): readonly Pick<Taken, 'id' | 'certificate'>[]
  stop(): Promise<void>
}

const maxBytes = 8_000_000
const path = /^\/([A-Z]{2})\/sertifikater\/([\da-f-]{36})$/

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

interface Judged {
  readonly certificate?: ReceivedCertificate
  readonly accepted: boolean
  readonly words: string
  readonly milliseconds: number
}

function judge(country: string, message: string, decide: NonNullable<ReceiverOptions['decide']>): Judged {
  const [fault] = faultsOf(message)
  if (fault !== undefined) return { accepted: false, words: `The message is not valid: line ${fault}`, milliseconds: 0 }
  const certificate = readCertificate(message)
  if (certificate.country !== country) {
    const words = `The consignment is for ${certificate.country || 'no country'}, not for ${country}.`
    return { certificate, accepted: false, words, milliseconds: 0 }
  }
  const decision = decide(certificate)
  const milliseconds = decision.kind === 'late' ? decision.milliseconds : 0
  if (decision.kind === 'refuse') return { certificate, accepted: false, words: decision.words, milliseconds }
  return { certificate, accepted: true, words: 'Certificate received and accepted.', milliseconds }
}

function send(response: ServerResponse, status: number, body = '', type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

/**
 * Starts the authority of another country, for the demonstration and tests: it receives certificates over HTTP,
 * validates them against the schema, and accepts, refuses or answers later. A message that arrives twice counts once.
 */
export async function startReceiver({ host, port, decide = decideByName }: ReceiverOptions): Promise<StartedReceiver> {
  const known = new Map<string, Taken>()

  const answer = (response: ServerResponse, { answer: text, answeredFrom }: Taken) => {
    if (Date.now() < answeredFrom) send(response, 202, 'To be decided.')
    else send(response, 200, text, 'application/xml; charset=utf-8')
  }

  async function take(request: IncomingMessage, response: ServerResponse, country: string, id: string): Promise<void> {
    const message = await bodyOf(request)
    if (message === undefined) return send(response, 413, 'The message is too large.')
    const sha256 = createHash('sha256').update(message).digest('hex')
    const before = known.get(id)
    if (before !== undefined) {
      return before.sha256 === sha256 ? answer(response, before) : send(response, 409, 'Another message has this id.')
    }
    const { certificate, accepted, words, milliseconds } = judge(country, message, decide)
    const at = new Date()
    const text = acknowledgement({ accepted, words, number: certificate?.number ?? id, at })
    const taken = { id, sha256, certificate, answer: text, answeredFrom: at.getTime() + milliseconds }
    known.set(id, taken)
    return answer(response, taken)
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, country, id] = path.exec(request.url ?? '') ?? []
    if (country === undefined || id === undefined) return send(response, 404, 'There is nothing here.')
    if (request.method === 'PUT') return take(request, response, country, id)
    const taken = request.method === 'GET' ? known.get(id) : undefined
    return taken === undefined ? send(response, 404, 'No such message.') : answer(response, taken)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  // A TCP server's address is an object; strings are for pipes.
  const { port: listening } = server.address() as AddressInfo
  return {
    port: listening,
    addressOf: (country) => `http://${host}:${listening}/${country}`,
    received: () => [...known.values()].map(({ id, certificate }) => ({ id, certificate })),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
