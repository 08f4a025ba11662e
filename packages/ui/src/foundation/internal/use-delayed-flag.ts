'use client'
import { useEffect, useRef, useState } from 'react'

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
