'use client'
import { useEffect, useRef } from 'react'

interface SortAnnouncement {
  rows: readonly unknown[]
  loading: boolean
  /** What to say; made at the time the rows are there, so that the last press wins. */
  say: () => void
}

/**
 * Speaks when the rows of a new order have arrived, not when the head was pressed: until then it would not be true.
 * Answers the function to call at the press.
 */
export function useSortAnnouncement({ rows, loading, say }: SortAnnouncement): () => void {
  const asked = useRef<{ rows: readonly unknown[]; loaded: boolean } | null>(null)
  const latest = useRef(say)
  latest.current = say
  const current = useRef(rows)
  current.current = rows
  useEffect(() => {
    const waiting = asked.current
    if (!waiting) return
    if (loading) {
      waiting.loaded = true
      return
    }
    if (waiting.rows === rows && !waiting.loaded) return
    asked.current = null
    latest.current()
  }, [rows, loading])
  return () => {
    asked.current = { rows: current.current, loaded: false }
  }
}
