import { type RefObject, useEffect, useRef } from 'react'

/**
 * [EXP-01] For an error box whose button may be far below it: each new error moves focus to the box, which scrolls it into view. Pass
 * `isWanted: false` while somebody is typing.
 */
export function useProblemFocus(error: unknown, isWanted = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted && error) box.current?.focus()
  }, [error, isWanted])
  return box
}
