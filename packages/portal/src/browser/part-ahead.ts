import { importAgain } from '@eksport/ui'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'

/** A part in a file of its own that a page may wait for, so that it is drawn with it. */
export interface PartAhead<Props extends object> {
  /** Fetches it once. It never rejects: where it could not be had its place stays empty, and the browser hears of it. */
  readonly fetch: () => Promise<void>
  /** The part, which is fetched if it is not there; nothing until then. */
  readonly usePart: () => ComponentType<Props> | undefined
}

/**
 * Not `lazy` of React: that leaves the place empty for a moment also where the part has come before, and what is below it jumps. Nor does
 * a part that could not be fetched take the page with it.
 */
export function partAhead<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): PartAhead<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const fetchOnce = async () => {
    try {
      part = choose(await load().catch(importAgain<Module>))
      for (const listener of listeners) listener()
    } catch (error) {
      coming = undefined
      reportError(error)
    }
  }
  const fetch = () => {
    coming ??= fetchOnce()
    return coming
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    fetch,
    usePart: () => {
      useEffect(() => void fetch(), [])
      return useSyncExternalStore(subscribe, () => part)
    },
  }
}
