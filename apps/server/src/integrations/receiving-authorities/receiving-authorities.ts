import type { Delivery } from '@eksport/domain'
import type { NoAnswer } from '../../log/describe-error.ts'
import { traceHeaders } from '../../log/trace.ts'
import { readAcknowledgement } from '../electronic-certificates/index.ts'

/** The text of a response; undefined if it is longer than `bytes`, after which reading stops. */
async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  if (response.body === null) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > bytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The result of an attempt. */
export type ReceiverAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly words: string }
  /** The receiver has the message and has not decided yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly problem: NonNullable<Delivery['problem']> }

export interface SentMessage {
  /** A two-letter code. */
  readonly country: string
  /** The same for every attempt, so that the receiver accepts it once. */
  readonly messageId: string
  readonly message: string
  /** The receiver has the message already and is only asked for its answer. */
  readonly isPending: boolean
}

/** [CRT-14] The authorities of other countries, over HTTP. */
export interface ReceivingAuthorities {
  send(message: SentMessage): Promise<ReceiverAnswer>
  /** Cancels requests under way, so that the server can stop. */
  close(): void
}

export interface ReceivingAuthoritiesOptions {
  /** The base address of a country's receiver, without a slash at the end; undefined if not known. */
  readonly addressOf: (country: string) => string | undefined
  /** The time limit of one request. */
  readonly milliseconds: number
  readonly noAnswer: NoAnswer
}

const maxAnswerBytes = 65_536
const maxWordsLength = 2_000

/** Statuses by which the receiver rejects the message itself; others are failures of delivery. */
const refusals: ReadonlySet<number> = new Set([400, 409, 413, 415, 422])

const failed = (problem: 'NO_ANSWER' | 'UNCLEAR_ANSWER'): ReceiverAnswer => ({ kind: 'failed', problem })

function refused(words: string, status?: number): ReceiverAnswer {
  // Shown to people, so it becomes one line of readable text, and is never empty.
  const readable = words.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return { kind: 'refused', words: readable.slice(0, maxWordsLength) || `HTTP ${status ?? 'refused'}` }
}

async function answerOf(response: Response): Promise<ReceiverAnswer> {
  const { status } = response
  const text = await readAtMost(response, maxAnswerBytes)
  if (status === 202) return { kind: 'pending' }
  if (!response.ok && !refusals.has(status)) return failed('NO_ANSWER')
  if (text === undefined) return failed('UNCLEAR_ANSWER')
  const acknowledgement = readAcknowledgement(text)
  if (acknowledgement?.verdict === 'pending') return { kind: 'pending' }
  if (acknowledgement?.verdict === 'refused') return refused(acknowledgement.words.join(' '), status)
  if (!response.ok) return refused(text, status)
  return acknowledgement === undefined ? failed('UNCLEAR_ANSWER') : { kind: 'accepted' }
}

/** Puts each message under its id at its country's address, and reads the acknowledgement (SPSAcknowledgement). */
export function createReceivingAuthorities({
  addressOf,
  milliseconds,
  noAnswer,
}: ReceivingAuthoritiesOptions): ReceivingAuthorities {
  const closing = new AbortController()
  const ask = (url: string, init: { headers: Record<string, string>; method?: string; body?: string }) => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(milliseconds)])
    const headers = { ...init.headers, ...traceHeaders() }
    return fetch(url, { ...init, headers, redirect: 'error', signal })
  }

  const put = (url: string, message: string) =>
    ask(url, { method: 'PUT', headers: { 'content-type': 'application/xml; charset=utf-8' }, body: message })

  /** A receiver that no longer knows the message gets it again under the same id. */
  async function exchange(url: string, { message, isPending }: SentMessage): Promise<Response> {
    if (!isPending) return put(url, message)
    const response = await ask(url, { headers: { accept: 'application/xml' } })
    if (response.status !== 404) return response
    await response.body?.cancel()
    return put(url, message)
  }

  return {
    close: () => closing.abort(),
    async send(sent) {
      const address = addressOf(sent.country)
      if (address === undefined) return { kind: 'failed', problem: 'NO_ADDRESS' }
      const what = `receiver-${sent.country}`
      try {
        const response = await exchange(`${address}/sertifikater/${sent.messageId}`, sent)
        const answer = await answerOf(response)
        if (answer.kind === 'failed') noAnswer(what, new Error(`${answer.problem}: HTTP ${response.status}`))
        return answer
      } catch (error) {
        // fetch throws a TypeError if nobody answers, and the signal's error on a timeout.
        if (!(error instanceof TypeError || error instanceof DOMException)) throw error
        noAnswer(what, error)
        return failed('NO_ANSWER')
      }
    },
  }
}
