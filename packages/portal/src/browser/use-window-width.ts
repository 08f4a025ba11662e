import { useSyncExternalStore } from 'react'

/** A window that is pulled wider draws the table anew once for so many pixels, not once for each. */
const step = 8

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const width = () => Math.floor(document.documentElement.clientWidth / step) * step

/** How wide the page is in CSS pixels, without its scroll bar, in steps; it follows the window. */
export const useWindowWidth = (): number => useSyncExternalStore(follow, width)
