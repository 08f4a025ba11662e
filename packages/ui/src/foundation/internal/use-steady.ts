'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { getPresses } from './presses.js'
import { useLatest } from './use-latest.js'

/**
 * A value that decides the page's layout: while a pointer is pressed it is kept, so that nothing moves under the
 * pointer. By keyboard and for screen readers it changes at once.
 */
export function useSteady<T extends object>(value: T): T {
  const latest = useLatest(value)
  const [held, setHeld] = useState<T>()
  useEffect(
    () =>
      getPresses(document).subscribe((isPressed) => {
        if (isPressed) setHeld(latest.current)
        else flushSync(() => setHeld(undefined))
      }),
    [latest],
  )
  return held ?? value
}
