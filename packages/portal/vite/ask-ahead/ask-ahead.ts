import type { AskedAhead } from '../../src/server/asked-ahead.ts'

/** What pages ask for at first. */
export interface FirstCalls {
  /** Which pages, as a regular expression of their path and what follows it. */
  readonly page: string
  /** Addresses of reads; `$1` is what the first group of `page` found. */
  readonly calls: readonly string[]
}

/**
 * Begins what a page asks for at first before any of its code has come; the portal's client takes the answers over. It stands in the
 * page as text, so that it may use nothing from outside of itself. What fails here fails for the client too, which tries again.
 */
export function askAhead(pages: readonly FirstCalls[]): void {
  const address = location.pathname + location.search
  const organisation = /^\/foretak\/(\d{9})(?=\/|$)/.exec(location.pathname)?.[1]
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that blocks storage has nothing stored.
      return null
    }
  }
  const language = stored('eksport.locale')
  const headers: Record<string, string> = {
    'accept-language': language === 'nn' || language === 'en' ? language : 'nb',
    ...(organisation === undefined ? {} : { 'eksport-organisation': organisation }),
  }
  const asked: AskedAhead = { at: Date.now(), headers, answers: {} }
  for (const { page, calls } of pages) {
    const found = new RegExp(page).exec(address)
    if (found === null) continue
    for (const call of calls) {
      const path = call.replace(/\$(\d)/g, (_, group) => found[group] ?? '')
      const answer = fetch(path, { headers: { ...headers, accept: 'application/json' }, credentials: 'same-origin' })
      // Heard by whoever takes it over; until then nobody does.
      answer.catch(() => undefined)
      asked.answers[path] = answer
    }
  }
  window.eksportAskedAhead = asked
  // The browser's clock of a zone takes a phone 60 ms to wake. Nothing else is to be done while the files are on their way.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(0)
}
