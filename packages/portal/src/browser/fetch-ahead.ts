import { useEffect, useEffectEvent } from 'react'

type Load = () => Promise<unknown> | undefined

/** What could not be fetched ahead is fetched when it is asked for, and says there what is wrong. */
function ahead(load: Load): void {
  load()?.catch(() => undefined)
}

/** For a control that opens what must be fetched: begins when a pointer or the keyboard approaches it. */
export const onApproach = (load: Load) => ({
  onPointerEnter: () => ahead(load),
  onFocus: () => ahead(load),
})

/** Begins once the browser has nothing better to do; for what comes next on most visits. */
export function useWhenIdle(load: Load): void {
  const begin = useEffectEvent(() => ahead(load))
  useEffect(() => {
    // Older Safari tells of no idle time; after a second the page has been drawn there as well.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => begin(), 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => begin())
    return () => cancelIdleCallback(handle)
  }, [])
}
