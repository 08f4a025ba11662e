'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only a browser knows, read at each render and not followed; a server, and React while it takes over, say `onServer`. */
export const useInBrowser = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer)

/** False on the server and while React takes over what the server drew. */
export const useHydrated = () => useInBrowser(() => true, false)
