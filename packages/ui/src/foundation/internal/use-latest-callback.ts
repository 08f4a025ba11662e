'use client'
import { useCallback } from 'react'
import { useLatest } from './use-latest.js'

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
