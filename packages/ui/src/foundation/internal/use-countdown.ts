'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

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

/** When something that waits is shown, and how long it then stays. */
interface DelayedFlagOptions {
  /** How long `active` must last before the flag rises. */
  delay?: number
  /** How long the flag stays up at least: a flash disturbs more than a short wait. */
  minVisible?: number
}

/** True when `active` has lasted `delay` ms, and then for at least `minVisible` ms. */
export function useDelayedFlag(active: boolean, { delay = 1000, minVisible = 500 }: DelayedFlagOptions = {}): boolean {
  const [shown, setShown] = useState(active && delay <= 0)
  const shownAt = useRef(0)
  useEffect(() => {
    if (shown) shownAt.current = performance.now()
  }, [shown])
  useEffect(() => {
    if (active === shown) return
    const wait = active ? delay : Math.max(0, shownAt.current + minVisible - performance.now())
    const timer = setTimeout(() => setShown(active), wait)
    return () => clearTimeout(timer)
  }, [active, shown, delay, minVisible])
  return shown
}
