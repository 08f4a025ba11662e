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

/** Acts once the browser has nothing better to do, and says how that is taken back. */
export function whenIdle(act: () => void): () => void {
  // Older Safari tells of no idle time; after a second the page has been drawn there as well.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/**
 * Begins once the browser has nothing better to do; for what comes next on most visits. Several are begun one after the
 * other, each in an idle moment of its own: together they would keep whoever taps on a slow phone waiting.
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
