import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** What was written in a kind of dialog, by what it is about. It lasts as long as a page does, as its cache. */
export class KeptWriting<Written> {
  readonly #pages = new WeakMap<QueryClient, Map<string, Written>>()

  on(page: QueryClient): Map<string, Written> {
    const kept = this.#pages.get(page) ?? new Map<string, Written>()
    this.#pages.set(page, kept)
    return kept
  }
}

interface Writing<Written> {
  readonly begin: () => Written
  /** What of it can be gone on with now. */
  readonly again?: (kept: Written) => Written
}

/**
 * What is written in a dialog and neither sent nor given up is there again when it is opened the next time in this visit. A
 * slip of Escape, a press beside the dialog or the browser's Back then costs nothing, and nobody is asked.
 */
export function useKeptWriting<Written>(
  store: KeptWriting<Written>,
  about: string,
  writing: Writing<NoInfer<Written>>,
) {
  const kept = store.on(useQueryClient())
  const [written, setWritten] = useState(() => {
    const before = kept.get(about)
    return before === undefined ? writing.begin() : (writing.again?.(before) ?? before)
  })
  // Two changes may come before the next drawing.
  const latest = useRef(written)
  return {
    written,
    write: (change: (before: Written) => Written) => {
      const next = change(latest.current)
      latest.current = next
      kept.set(about, next)
      setWritten(next)
    },
    forget: () => void kept.delete(about),
  }
}
