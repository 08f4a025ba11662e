import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { browserValue, forgetBrowserValue, setBrowserValue } from '../browser/browser-value.ts'
import { sessionQuery } from '../session/session-query.ts'
import { dialogKey } from '../session/unsent-words.ts'

/** How the content of a kind of dialog outlives its page, as JSON in this browser. */
interface Lasting<Written> {
  /** Incremented when the stored shape changes; content of another shape is ignored. */
  readonly shape: number
  /** Whether the content is empty. */
  readonly isNothing: (written: Written) => boolean
  /** The content without what cannot be stored as text. */
  readonly asText?: (written: Written) => Written
}

interface Left<Written> {
  readonly shape: number
  /** When it was written, by the machine's clock. */
  readonly at: string
  readonly written: Written
}

/** Unsent content of a kind of dialog, by person and subject. Without `lasting` it is kept as long as the page is. */
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

  /** What a closed page has left. */
  left(key: string): Left<Written> | undefined {
    const text = browserValue(key)
    if (text === null || this.#lasting === undefined) return undefined
    try {
      const left: unknown = JSON.parse(text)
      return this.#isOfToday(left) ? left : undefined
    } catch {
      // Ignored: it was not written by a dialog.
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
  /** The part of it that can still be used. */
  readonly again?: (kept: Written) => Written
}

/**
 * The unsent content of a dialog, which is restored when it is opened again. An accidental Escape, click outside or Back loses
 * nothing, without asking; with lasting content, neither does a reload or a crash.
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
  // Two changes may occur before the next render.
  const latest = useRef(written)
  return {
    written,
    /** When it was written, if on an earlier page. */
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
