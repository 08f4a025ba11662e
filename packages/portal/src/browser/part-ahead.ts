import { importAgain } from '@eksport/ui'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'

/** A component in a file of its own that a page can wait for, so that both are drawn together. */
export interface PartAhead<Props extends object> {
  /** Fetches it once. Never rejects: if it cannot be fetched its place stays empty, and the browser logs the error. */
  readonly fetch: () => Promise<void>
  /** The component, fetched if necessary; undefined until it is there. */
  readonly usePart: () => ComponentType<Props> | undefined
}

/**
 * Not React's `lazy`, which leaves the place empty for a moment even when the component is already loaded, so that content below
 * it jumps. A component that cannot be fetched does not break the page either.
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
