'use client'
import { useSyncExternalStore } from 'react'

/** From here on an editor of 404 px and a table have room beside each other. */
const roomy = '(min-width: 1024px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(roomy)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the editor stands beside the lines; a server does not know, and says yes. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(roomy).matches,
    () => true,
  )
}
