'use client'
import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * The newest value, for handlers that stay the same function. Written when the page is changed and never while drawing,
 * so that a drawing which React gives up leaves nothing behind. To be read in handlers and effects alone.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  // Before every other effect: whoever reads in one of those reads the newest.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
