'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { listen } from './listen.js'

/** Whether a media query matches; a server does not know, and uses `onServer`. For behaviour: looks belong in CSS. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    useCallback((changed) => listen(window.matchMedia(query), ['change'], changed), [query]),
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/** Whether the window has the width that style sheets call `narrow`: that of a phone. */
export const useNarrow = () => useMedia('(max-width: 767px)', false)
