import { connect } from 'node:net'
import type { NoAnswer } from '../../log/describe-error.ts'

/** What a scanner makes of a file; `unreached` where it gave no answer, or none that is a verdict. */
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

/** INSTREAM of clamd: pieces with their length before them, and one of no length at the end. */
function* asStream(content: Uint8Array): Iterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < content.length; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

/** Reads `stream: OK` and `stream: <name> FOUND`; every other answer, an ERROR above all, is no verdict. */
function verdictOf(answer: string): ScannerAnswer {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (signature === undefined) throw new Error(`Not a verdict: ${answer.slice(0, 200)}`)
  return { kind: 'infected', signature }
}

/** [SEC-18] A malware scanner: clamd, or whatever speaks its protocol. */
export interface Scanner {
  scan(content: Uint8Array): Promise<ScannerAnswer>
  /** Whether it answers at all. */
  isThere(): Promise<boolean>
  /** Gives up what is under way: nobody waits for an answer while the server ends. */
  close(): void
}

export interface ScannerOptions {
  readonly host: string
  readonly port: number
  /** For one exchange from its first to its last byte. */
  readonly milliseconds: number
  readonly noAnswer: NoAnswer
}

const maxAnswerBytes = 4_096

/** A scanner over TCP: one connection an exchange, as the protocol has it. */
export function createScanner({ host, port, milliseconds, noAnswer }: ScannerOptions): Scanner {
  const closing = new AbortController()

  /** The words that came back; rejects where nobody answered in time. */
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
