'use client'
import {
  type Ref,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { getPresses } from './presses.js'

/**
 * The value of the latest drawing, for handlers that outlive it: an answer that comes later, a second change before
 * the owner has answered the first. To be read and written in handlers and effects, never while rendering.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * A function that stays the same for as long as the component stands and does what its latest drawing says: for
 * handlers that go down to parts which must rest. For effects React's own `useEffectEvent` is the tool.
 */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useLatest(callback)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}

/**
 * A value that the layout of the page depends on: while a pointer is pressed it stays as it was, so that
 * nothing moves under the pointer. By keyboard and for screen readers it changes at once.
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

/** Hands an element over, and answers how to take it back. */
function assign<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(value)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (ref) ref.current = value
  return () => {
    if (ref) ref.current = null
  }
}

/** One ref for an element that two parties want to hold. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value) => {
      const undo = [assign(first, value), assign(second, value)]
      return () => {
        for (const takeBack of undo) takeBack()
      }
    },
    [first, second],
  )
}
