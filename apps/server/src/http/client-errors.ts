import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { LocalizedText } from '@eksport/forms'
import { problemTexts as texts } from './problems/problem-texts.ts'

interface Words {
  readonly status: number
  readonly title: LocalizedText
}

/** Errors that Node raises before there is a request, by code. */
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

/** Milliseconds for the answer to arrive: destroying a connection with unread data would discard it. */
const parting = 500

/**
 * [API-03] [OPS-02] Answers a malformed request, or one that did not arrive in time, with a problem document. It is in
 * bokmål, because the caller's language is not known.
 */
export function refuseClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  // Further data of a refused request causes more errors.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answerIn(known[error.code ?? ''] ?? unreadable))
  const late = setTimeout(() => socket.destroy(), parting)
  socket.once('close', () => clearTimeout(late))
}
