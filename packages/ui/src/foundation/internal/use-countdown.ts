'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onEnd` once after `milliseconds` of unpaused time, so that readers can take all the time they need (WCAG
 * 2.2.1). Null stops the timer; a new `restartKey` restarts it.
 */
export function useCountdown(
  milliseconds: number | null,
  { paused, onEnd, restartKey }: { paused: boolean; onEnd: () => void; restartKey?: unknown },
): void {
  const left = useRef(milliseconds)
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the reason to restart
  useEffect(() => {
    left.current = milliseconds
  }, [milliseconds, restartKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key also restarts the running timer
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
