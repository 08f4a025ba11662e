'use client'
import { useSyncExternalStore } from 'react'

/** The `narrow` of the style sheets. */
const narrow = '(max-width: 767px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone; a server does not know, and says no. For behaviour: looks belong to CSS. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}
