'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { listen } from './events.js'

/** Whether a media query holds; a server does not know, and says `onServer`. For behaviour: looks belong to CSS. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    useCallback((changed) => listen(window.matchMedia(query), ['change'], changed), [query]),
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/** Whether the window is `narrow`, as the style sheets call a phone's. */
export const useNarrow = () => useMedia('(max-width: 767px)', false)

const never = () => () => undefined

/** What only a browser knows, read at each render and not followed; a server, and React while it takes over, say `onServer`. */
export const useInBrowser = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer)

/** False on the server and while React takes over what the server drew. */
export const useHydrated = () => useInBrowser(() => true, false)
