'use client'
import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react'

/**
 * The value of the latest render, for handlers that outlive it: a late response, or a second change before the owner has
 * answered the first. Read and write it in handlers and effects, never while rendering.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * A stable function that calls the one of the latest render: for handlers passed to parts that should not render again.
 * For effects use React's own `useEffectEvent`.
 */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useLatest(callback)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}
