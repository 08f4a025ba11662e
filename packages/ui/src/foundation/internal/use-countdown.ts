'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onEnd` once after `milliseconds` of unpaused time: whoever reads or points gets all the time they need
 * (WCAG 2.2.1). Null stops the clock; a new `restartKey` starts it from the beginning.
 */
export function useCountdown(
  milliseconds: number | null,
  { paused, onEnd, restartKey }: { paused: boolean; onEnd: () => void; restartKey?: unknown },
): void {
  const left = useRef(milliseconds)
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to begin anew
  useEffect(() => {
    left.current = milliseconds
  }, [milliseconds, restartKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the running clock as well
  useEffect(() => {
    if (milliseconds === null || paused) return
    const from = performance.now()
    const timer = setTimeout(() => end(), left.current ?? milliseconds)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? milliseconds) - (performance.now() - from))
    }
  }, [milliseconds, paused, restartKey])
}
