'use client'
import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react'

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
