'use client'
import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same for as long as the component stands and does what its latest drawing says: for
 * handlers that go down to parts which must rest. For effects React's own `useEffectEvent` is the tool.
 */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
