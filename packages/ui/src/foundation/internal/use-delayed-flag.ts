'use client'
import { useEffect, useRef, useState } from 'react'

/** When a loading indicator is shown, and for how long. */
interface DelayedFlagOptions {
  /** How long `active` must last before the flag is set, in milliseconds. */
  delay?: number
  /** How long the flag stays set at least, in milliseconds: a flash disturbs more than a short wait. */
  minVisible?: number
}

/** True once `active` has lasted `delay` ms, and then for at least `minVisible` ms. */
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
