import { connect } from 'node:net'
import type { NoAnswer } from '../../log/describe-error.ts'

/** The result of a scan; `unreached` without a valid answer. */
type ScannerAnswer =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly signature: string }
  | { readonly kind: 'unreached' }

const chunkBytes = 65_536

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** The INSTREAM format of clamd: chunks preceded by their length, ended by a chunk of length zero. */
function* asStream(content: Uint8Array): Iterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < content.length; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

/** Parses `stream: OK` and `stream: <name> FOUND`; any other answer, such as ERROR, is no verdict. */
function verdictOf(answer: string): ScannerAnswer {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (signature === undefined) throw new Error(`Not a verdict: ${answer.slice(0, 200)}`)
  return { kind: 'infected', signature }
}

/** [SEC-18] A malware scanner that speaks the protocol of clamd. */
export interface Scanner {
  scan(content: Uint8Array): Promise<ScannerAnswer>
  /** Whether it answers. */
  isThere(): Promise<boolean>
  /** Cancels scans under way, so that the server can stop. */
  close(): void
}

export interface ScannerOptions {
  readonly host: string
  readonly port: number
  /** The time limit of one exchange. */
  readonly milliseconds: number
  readonly noAnswer: NoAnswer
}

const maxAnswerBytes = 4_096

/** A scanner over TCP with one connection per exchange, as in its protocol. */
export function createScanner({ host, port, milliseconds, noAnswer }: ScannerOptions): Scanner {
  const closing = new AbortController()

  /** The answer; rejects if there is none in time. */
  function exchange(parts: Iterable<Uint8Array>): Promise<string> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(milliseconds)])
      const socket = connect({ host, port })
      let answer = ''
      const giveUp = () => socket.destroy(signal.reason instanceof Error ? signal.reason : undefined)
      signal.addEventListener('abort', giveUp, { once: true })
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text
        if (answer.includes('\0') || answer.length > maxAnswerBytes) socket.destroy()
      })
      socket.once('error', reject)
      socket.once('close', () => {
        signal.removeEventListener('abort', giveUp)
        const end = answer.indexOf('\0')
        if (end === -1) reject(new Error('It went away without an answer'))
        else resolve(answer.slice(0, end))
      })
      socket.once('connect', () => {
        for (const part of parts) socket.write(part)
      })
      if (signal.aborted) giveUp()
    })
  }

  return {
    async scan(content) {
      try {
        return verdictOf(await exchange(asStream(content)))
      } catch (error) {
        noAnswer('scanner', error)
        return { kind: 'unreached' }
      }
    },
    isThere: () =>
      exchange([Buffer.from('zPING\0')]).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
    close: () => closing.abort(),
  }
}
