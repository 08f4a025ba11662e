import { useEffect, useEffectEvent } from 'react'

type Load = () => Promise<unknown> | undefined

/** A failed prefetch is ignored: the file is fetched again when it is needed, and the error is reported there. */
function ahead(load: Load): void {
  load()?.catch(() => undefined)
}

/** For a control that opens something that must be fetched: prefetches when a pointer or the keyboard approaches. */
export const onApproach = (load: Load) => ({
  onPointerEnter: () => ahead(load),
  onFocus: () => ahead(load),
})

/** Acts when the browser is idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Older Safari has no idle callback; after a second the page is drawn there too.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/**
 * Prefetches when the browser is idle, for what most visits need next. Loads start one after the other, each in its own idle
 * period, because together they would block taps on a slow phone.
 */
export function useWhenIdle(...loads: readonly Load[]): void {
  const begin = useEffectEvent((index: number) => {
    const load = loads[index]
    if (load !== undefined) ahead(load)
    return index + 1 < loads.length
  })
  useEffect(() => {
    let cancel: () => void
    const beginFrom = (index: number) => {
      cancel = whenIdle(() => {
        if (begin(index)) beginFrom(index + 1)
      })
    }
    beginFrom(0)
    return () => cancel()
  }, [])
}
