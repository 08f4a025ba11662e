'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { listen } from './listen.js'

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
