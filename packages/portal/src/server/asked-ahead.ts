/** What the page has asked for before its code had come (`vite/ask-ahead`). */
export interface AskedAhead {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** With which headers; their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** By the addresses of the reads. */
  readonly answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    eksportAskedAhead?: AskedAhead
  }
}

/** An answer that nobody has wanted by now is older than what is read with it. */
const lastsMs = 15_000

/** An answer is taken over once: whoever asks again wants to know how it is now. */
function takeOver(address: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
  const asked = window.eksportAskedAhead
  const answer = asked?.answers[address]
  if (asked === undefined || answer === undefined || method !== 'GET') return undefined
  delete asked.answers[address]
  const wanted = new Headers(headers)
  const isSame = Object.entries(asked.headers).every(([name, value]) => wanted.get(name) === value)
  return isSame && Date.now() - asked.at < lastsMs ? answer : undefined
}

/** As `fetch`, with the answers that are on their way already. */
export const fetchOrTakeOver: typeof fetch = (input, init = {}) =>
  (typeof input === 'string' ? takeOver(input, init) : undefined) ?? fetch(input, init)
