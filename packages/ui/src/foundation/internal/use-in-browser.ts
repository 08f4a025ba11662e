'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only a browser knows, read on each render without subscribing; a server, and hydration, use `onServer`.
 */
export const useInBrowser = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer)

/** False on the server and during hydration. */
export const useHydrated = () => useInBrowser(() => true, false)
