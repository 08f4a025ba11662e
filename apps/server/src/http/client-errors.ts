import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { LocalizedText } from '@eksport/forms'
import { problemTexts as texts } from './problems/problem-texts.ts'

interface Words {
  readonly status: number
  readonly title: LocalizedText
}

/** What Node refuses before there is a request, by its code. */
const known: Readonly<Record<string, Words>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: texts.requestTooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, title: texts.requestTooLarge },
}
const unreadable: Words = { status: 400, title: texts.invalidRequest }

function answerIn({ status, title }: Words): string {
  const problem = { type: 'about:blank', kind: 'GENERIC_ERROR', title: title.nb, status, traceId: randomUUID() }
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    'content-language: nb',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** For the answer to arrive: a connection that is cut with something unread takes along what was said on it. */
const parting = 500

/**
 * [API-03] [OPS-02] A request that did not come in time, or that is none, is refused with a problem document as well. What language
 * it would have asked for is not known, so that it is told in bokmål.
 */
export function refuseClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  // Each further piece of a request that was refused is one more error.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answerIn(known[error.code ?? ''] ?? unreadable))
  const late = setTimeout(() => socket.destroy(), parting)
  socket.once('close', () => clearTimeout(late))
}
