import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { browserValue, forgetBrowserValue, setBrowserValue } from '../browser/browser-value.ts'
import { sessionQuery } from '../session/session-query.ts'
import { dialogKey } from '../session/unsent-words.ts'

/** How what is written in a kind of dialog outlives its page, as JSON in this browser. */
interface Lasting<Written> {
  /** Grows when a release keeps something else: what an older one has left is not read then. */
  readonly shape: number
  /** There is nothing in it that anybody would miss. */
  readonly isNothing: (written: Written) => boolean
  /** The same without what a browser keeps no text of. */
  readonly asText?: (written: Written) => Written
}

interface Left<Written> {
  readonly shape: number
  /** When it was written, by the machine's clock. */
  readonly at: string
  readonly written: Written
}

/** What was written in a kind of dialog, by whoever is logged in and what it is about. Without `lasting` it lasts as long as a page does. */
export class KeptWriting<Written> {
  readonly #pages = new WeakMap<QueryClient, Map<string, Written>>()
  readonly #lasting: Lasting<Written> | undefined

  constructor(lasting?: Lasting<Written>) {
    this.#lasting = lasting
  }

  on(page: QueryClient): Map<string, Written> {
    const kept = this.#pages.get(page) ?? new Map<string, Written>()
    this.#pages.set(page, kept)
    return kept
  }

  /** What a page that is gone has left. */
  left(key: string): Left<Written> | undefined {
    const text = browserValue(key)
    if (text === null || this.#lasting === undefined) return undefined
    try {
      const left: unknown = JSON.parse(text)
      return this.#isOfToday(left) ? left : undefined
    } catch {
      // Whatever else stands there, nobody has written it in a dialog.
      return undefined
    }
  }

  keep(key: string, written: Written): void {
    if (this.#lasting === undefined) return
    const { shape, isNothing, asText } = this.#lasting
    const left: Left<Written> = { shape, at: new Date().toISOString(), written: asText?.(written) ?? written }
    if (isNothing(written)) forgetBrowserValue(key)
    else setBrowserValue(key, JSON.stringify(left))
  }

  #isOfToday(left: unknown): left is Left<Written> {
    return typeof left === 'object' && left !== null && 'shape' in left && left.shape === this.#lasting?.shape
  }
}

interface Writing<Written> {
  readonly begin: () => Written
  /** What of it can be gone on with now. */
  readonly again?: (kept: Written) => Written
}

/**
 * What is written in a dialog and neither sent nor given up is there again when it is opened the next time. A slip of Escape, a
 * press beside the dialog or the browser's Back then costs nothing, and nobody is asked; where the writing lasts, a reload or a crash neither.
 */
export function useKeptWriting<Written>(
  store: KeptWriting<Written>,
  about: string,
  writing: Writing<NoInfer<Written>>,
) {
  const queries = useQueryClient()
  const kept = store.on(queries)
  const key = dialogKey(queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '', about)
  const [{ first, restoredFrom }] = useState(() => {
    const ofPage = kept.get(key)
    const left = ofPage === undefined ? store.left(key) : undefined
    const before = ofPage ?? left?.written
    const first = before === undefined ? writing.begin() : (writing.again?.(before) ?? before)
    return { first, restoredFrom: left?.at }
  })
  const [written, setWritten] = useState(first)
  // Two changes may come before the next drawing.
  const latest = useRef(written)
  return {
    written,
    /** When it was written, where that was on a page that has gone. */
    restoredFrom,
    write: (change: (before: Written) => Written) => {
      const next = change(latest.current)
      latest.current = next
      kept.set(key, next)
      store.keep(key, next)
      setWritten(next)
    },
    forget: () => {
      kept.delete(key)
      forgetBrowserValue(key)
    },
  }
}
