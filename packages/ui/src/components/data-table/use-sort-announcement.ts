'use client'
import { useCallback, useEffect, useRef } from 'react'

interface SortAnnouncement {
  rows: readonly unknown[]
  loading: boolean
  /** The rows come in the new order with the press itself. */
  atOnce: boolean
  /** What to say; made at the time the rows are there, so that the last press wins. */
  say: () => void
}

/**
 * Speaks when the rows of a new order have arrived, not when the head was pressed: until then it would not be true.
 * Answers the function to call at the press.
 */
export function useSortAnnouncement({ rows, loading, atOnce, say }: SortAnnouncement): () => void {
  const asked = useRef<{ rows: readonly unknown[] | undefined; loaded: boolean } | null>(null)
  const current = useRef(rows)
  // After each drawing, for only then are the words of this drawing true.
  useEffect(() => {
    current.current = rows
    const waiting = asked.current
    if (!waiting) return
    if (loading) {
      waiting.loaded = true
      return
    }
    if (waiting.rows === rows && !waiting.loaded) return
    asked.current = null
    say()
  })
  return useCallback(() => {
    asked.current = { rows: atOnce ? undefined : current.current, loaded: false }
  }, [atOnce])
}
