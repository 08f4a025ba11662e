import { type RefObject, useEffect, useRef } from 'react'

/**
 * [EXP-01] For the box that says what went wrong when a button was pressed that stands far below it: it takes focus, and so comes into
 * sight, each time anew. Not while somebody types.
 */
export function useProblemFocus(error: unknown, isWanted = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted && error) box.current?.focus()
  }, [error, isWanted])
  return box
}
