import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window answers to a media query now, e.g. `(min-width: 1024px)`; it follows the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** A window that is pulled wider draws the table anew once for so many pixels, not once for each. */
const step = 8

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const width = () => Math.floor(document.documentElement.clientWidth / step) * step

/** How wide the page is in CSS pixels, without its scroll bar, in steps; it follows the window. */
export const useWindowWidth = (): number => useSyncExternalStore(follow, width)
